"""A TCP relay between a browser and a server. It delays data and can cut connections."""

import asyncio
import threading


class Relay:
    """A relay on its own port. All methods are thread-safe."""

    def __init__(self, upstream: int, round_trip: float = 0.0, changes_host: bool = False) -> None:
        self.upstream = upstream
        self._changes_host = changes_host
        self._delay = round_trip / 2
        self._is_cut = False
        self._refusals = threading.Semaphore(0)
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._run(asyncio.start_server(self._accept, "127.0.0.1", 0))
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Resets all connections and refuses new ones until `restore`."""
        self._run(self._reset())

    def restore(self) -> None:
        self._is_cut = False

    def wait_for_refusals(self, count: int) -> None:
        """Waits until `count` connections have been refused, not counting those of earlier calls."""
        for _ in range(count):
            assert self._refusals.acquire(timeout=30), "no connection was attempted"

    def close(self) -> None:
        self._run(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result()

    async def _reset(self) -> None:
        self._is_cut = True
        for writer in self._writers:
            writer.transport.abort()

    async def _end(self) -> None:
        # A server must be closed on the thread of its event loop.
        self._server.close()
        await self._reset()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            self._refusals.release()
            return
        up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self.upstream)
        ends = {writer, up_writer}
        self._writers |= ends
        await asyncio.gather(self._pass(reader, up_writer), self._pass(up_reader, writer))
        self._writers -= ends

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """Forwards data in order, each chunk after the delay."""
        pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivery = asyncio.create_task(self._deliver(pieces, target))
        try:
            while piece := await source.read(65_536):
                if self._changes_host:
                    piece = piece.replace(b"Host: 127.0.0.1:%d\r" % self.port, b"Host: 127.0.0.1:%d\r" % self.upstream)
                pieces.put_nowait((self._loop.time() + self._delay, piece))
        except ConnectionError:
            pass
        pieces.put_nowait((0, b""))
        await delivery

    async def _deliver(self, pieces: asyncio.Queue, target: asyncio.StreamWriter) -> None:
        try:
            while (item := await pieces.get())[1]:
                due, piece = item
                await asyncio.sleep(max(0, due - self._loop.time()))
                target.write(piece)
                await target.drain()
        except ConnectionError:
            pass
        target.close()
