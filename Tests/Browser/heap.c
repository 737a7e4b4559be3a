// A library that is preloaded into a program and reports how many bytes of the program's heap are in use. For each byte
// that it reads from the pipe HEAP_REQUESTS, it writes a line to the pipe HEAP_ANSWERS.

#include <fcntl.h>
#include <malloc.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void *answer(void *unused) {
  int requests = open(getenv("HEAP_REQUESTS"), O_RDONLY);
  FILE *answers = fopen(getenv("HEAP_ANSWERS"), "w");
  char request;
  while (answers != NULL && read(requests, &request, 1) == 1) {
    malloc_trim(0);
    struct mallinfo2 info = mallinfo2();
    fprintf(answers, "%zu\n", info.uordblks + info.hblkhd);
    fflush(answers);
  }
  return NULL;
}

__attribute__((constructor)) static void start(void) {
  pthread_t thread;
  if (getenv("HEAP_REQUESTS") != NULL && pthread_create(&thread, NULL, answer, NULL) == 0) pthread_detach(thread);
}
