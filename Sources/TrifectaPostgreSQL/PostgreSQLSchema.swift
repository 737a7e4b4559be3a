#if PostgreSQL
  import Foundation

  /// The tables and functions in the schema `trifecta`, and their versions.
  ///
  /// Add an element to ``migrations`` for each change, and never change an earlier one: databases have run it.
  enum PostgreSQLSchema {
    /// The error that a newer version of the program has changed the database.
    struct NewerVersion: Error, CustomStringConvertible {
      let description =
        "a newer version of the program has changed it. Start that version, or choose another database"
    }

    /// Identifies the lock under which one server at a time migrates: "TRFS".
    private static let lock: Int64 = 0x5452_4653

    /// Creates or updates the tables.
    static func migrate(_ connection: DatabaseConnection) throws {
      try connection.transaction {
        try connection.execute("SELECT pg_advisory_xact_lock($1)", [.integer(lock)])
        // A user without the privilege can use a schema that exists.
        if try connection.execute("SELECT FROM pg_namespace WHERE nspname = 'trifecta'").count == 0 {
          try connection.executeScript("CREATE SCHEMA trifecta")
        }
        if try connection.execute("SELECT FROM pg_tables WHERE schemaname = 'trifecta' AND tablename = 'version'").count
          == 0
        {
          try connection.executeScript("CREATE TABLE version (number bigint NOT NULL); INSERT INTO version VALUES (0)")
        }
        let version = Int(try connection.execute("SELECT number FROM version").integer(0) ?? 0)
        guard version <= migrations.count else { throw NewerVersion() }
        for migration in migrations.dropFirst(version) { try connection.executeScript(migration) }
        if version < migrations.count {
          try connection.execute("UPDATE version SET number = $1", [.integer(Int64(migrations.count))])
        }
      }
    }

    private static let migrations = [tables + quota + leases + saving, values]

    /// `lease` has the owner of each session's state. Its `epoch` is a number that is never used twice.
    private static let tables = """
      CREATE TABLE node (id bigint PRIMARY KEY, expires timestamptz NOT NULL);
      CREATE SEQUENCE epoch_number;
      CREATE TABLE lease (
        name text PRIMARY KEY, owner bigint, epoch bigint NOT NULL, changed timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX lease_owner ON lease(owner);

      CREATE SEQUENCE saved_number;
      CREATE TABLE session (
        name text PRIMARY KEY,
        address text NOT NULL,
        saved bigint NOT NULL DEFAULT nextval('saved_number'),
        date double precision NOT NULL,
        attempts bigint NOT NULL DEFAULT 0,
        bytes bigint NOT NULL,
        checksum text NOT NULL,
        data bytea NOT NULL
      );
      CREATE INDEX session_order ON session(address, saved);
      CREATE INDEX session_date ON session(date);

      CREATE TABLE visitor (
        name text PRIMARY KEY, saved bigint NOT NULL DEFAULT nextval('saved_number'), data bytea NOT NULL
      );
      CREATE INDEX visitor_order ON visitor(saved);
      CREATE TABLE secret (name text PRIMARY KEY, value bytea NOT NULL);

      """

    /// The sums of `SnapshotQuota`, so that no operation reads all records. Each transaction that changes records locks
    /// the row of `total` first, so that transactions of several servers never wait for each other in a circle.
    private static let quota = """
      CREATE TABLE address (name text PRIMARY KEY, count bigint NOT NULL, bytes bigint NOT NULL);
      CREATE INDEX address_bytes ON address(bytes, name COLLATE "C");
      CREATE TABLE total (count bigint NOT NULL, bytes bigint NOT NULL);
      INSERT INTO total VALUES (0, 0);

      CREATE FUNCTION session_added() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO address AS a VALUES (new.address, 1, new.bytes)
          ON CONFLICT (name) DO UPDATE SET count = a.count + 1, bytes = a.bytes + new.bytes;
        UPDATE total SET count = count + 1, bytes = bytes + new.bytes;
        RETURN NULL;
      END $$;
      CREATE TRIGGER session_added AFTER INSERT ON session FOR EACH ROW EXECUTE FUNCTION session_added();

      CREATE FUNCTION session_removed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE address SET count = count - 1, bytes = bytes - old.bytes WHERE name = old.address;
        DELETE FROM address WHERE name = old.address AND count = 0;
        UPDATE total SET count = count - 1, bytes = bytes - old.bytes;
        RETURN NULL;
      END $$;
      CREATE TRIGGER session_removed AFTER DELETE ON session FOR EACH ROW EXECUTE FUNCTION session_removed();

      CREATE FUNCTION lock_sessions() RETURNS void LANGUAGE sql AS 'SELECT FROM total FOR UPDATE';

      """

    /// A server is alive while it renews its lease of three seconds and holds its advisory lock. Both are lost when the
    /// database restarts, so servers count as alive for three seconds after that.
    private static let leases = """
      CREATE FUNCTION renew_node(node_id bigint) RETURNS void LANGUAGE sql AS $$
        INSERT INTO node VALUES (node_id, clock_timestamp() + interval '3 seconds')
          ON CONFLICT (id) DO UPDATE SET expires = excluded.expires
      $$;

      CREATE FUNCTION is_alive(node_id bigint) RETURNS boolean LANGUAGE plpgsql AS $$
      DECLARE
        end_of_lease timestamptz;
      BEGIN
        SELECT expires INTO end_of_lease FROM node WHERE id = node_id;
        IF NOT FOUND THEN RETURN false; END IF;
        IF pg_postmaster_start_time() > clock_timestamp() - interval '3 seconds' THEN RETURN true; END IF;
        RETURN end_of_lease > clock_timestamp() AND NOT pg_try_advisory_xact_lock_shared(node_id);
      END $$;

      -- Makes a node the owner of a lease, unless another live node is. Returns the epoch; NULL if it is not the owner.
      CREATE FUNCTION take_lease(key text, me bigint, is_forced boolean, OUT holder bigint, OUT new_epoch bigint)
      LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO lease (name, owner, epoch) VALUES (key, me, nextval('epoch_number')) ON CONFLICT (name) DO NOTHING;
        SELECT owner, epoch INTO holder, new_epoch FROM lease WHERE name = key FOR UPDATE;
        IF holder IS DISTINCT FROM me THEN
          IF holder IS NOT NULL AND NOT is_forced AND is_alive(holder) THEN
            new_epoch := NULL;
            RETURN;
          END IF;
          UPDATE lease SET owner = me, epoch = nextval('epoch_number'), changed = clock_timestamp()
            WHERE name = key RETURNING epoch INTO new_epoch;
        END IF;
        holder := NULL;
      END $$;

      CREATE FUNCTION remove_node(node_id bigint) RETURNS void LANGUAGE sql AS $$
        UPDATE lease SET owner = NULL, changed = clock_timestamp() WHERE owner = node_id;
        DELETE FROM node WHERE id = node_id;
      $$;

      -- Takes a lease, and returns the record and counts the attempt to restore it. If another live node has the lease,
      -- sends it a request and returns its number.
      CREATE FUNCTION claim(
        key text, me bigint, is_forced boolean, request text, OUT holder bigint, OUT new_epoch bigint,
        OUT record_address text, OUT record_date double precision, OUT record_attempts bigint, OUT record_checksum text,
        OUT record_data bytea
      ) LANGUAGE plpgsql AS $$
      BEGIN
        SELECT taken.holder, taken.new_epoch INTO holder, new_epoch FROM take_lease(key, me, is_forced) taken;
        IF holder IS NOT NULL THEN
          PERFORM pg_notify('trifecta_' || holder, request);
          RETURN;
        END IF;
        UPDATE session SET attempts = attempts + 1 WHERE name = key
          RETURNING address, date, attempts - 1, checksum, data
          INTO record_address, record_date, record_attempts, record_checksum, record_data;
      END $$;

      -- Takes a lease and removes the record. Returns the epoch; NULL if another live node has the lease.
      CREATE FUNCTION discard(key text, me bigint, is_forced boolean) RETURNS bigint LANGUAGE plpgsql AS $$
      DECLARE
        taken record;
      BEGIN
        PERFORM lock_sessions();
        SELECT * INTO taken FROM take_lease(key, me, is_forced);
        IF taken.holder IS NULL THEN DELETE FROM session WHERE name = key; END IF;
        RETURN taken.new_epoch;
      END $$;

      """

    private static let saving = """
      CREATE FUNCTION remove_oldest(of_address text) RETURNS void LANGUAGE sql AS $$
        DELETE FROM session WHERE name = (SELECT name FROM session WHERE address = of_address ORDER BY saved LIMIT 1)
      $$;

      -- Stores a record if the node has the lease, and evicts others as SnapshotQuota does. A lease that nobody has, or
      -- that was removed because it was old, is taken. Returns the epoch; NULL if another node has the lease.
      CREATE FUNCTION save(
        key text, me bigint, my_epoch bigint, is_final boolean, at_address text, at_date double precision, size bigint,
        sum text, content bytea, own_count bigint, own_bytes bigint, all_count bigint, all_bytes bigint
      ) RETURNS bigint LANGUAGE plpgsql AS $$
      DECLARE
        largest text;
      BEGIN
        PERFORM lock_sessions();
        IF my_epoch IS NULL THEN
          SELECT taken.new_epoch INTO my_epoch FROM take_lease(key, me, false) taken;
          IF my_epoch IS NULL THEN RETURN NULL; END IF;
        ELSE
          INSERT INTO lease (name, owner, epoch) VALUES (key, me, my_epoch) ON CONFLICT (name) DO NOTHING;
          PERFORM FROM lease WHERE name = key AND owner = me AND epoch = my_epoch FOR UPDATE;
          IF NOT FOUND THEN RETURN NULL; END IF;
        END IF;
        IF is_final THEN UPDATE lease SET owner = NULL, changed = clock_timestamp() WHERE name = key; END IF;
        DELETE FROM session WHERE name = key;
        INSERT INTO session (name, address, date, bytes, checksum, data)
          VALUES (key, at_address, at_date, size, sum, content);
        WHILE EXISTS (SELECT FROM address WHERE name = at_address AND (count > own_count OR bytes > own_bytes)) LOOP
          PERFORM remove_oldest(at_address);
        END LOOP;
        WHILE EXISTS (SELECT FROM total WHERE count > all_count OR bytes > all_bytes) LOOP
          SELECT name INTO largest FROM address ORDER BY bytes DESC, name COLLATE "C" DESC LIMIT 1;
          EXIT WHEN NOT FOUND;
          PERFORM remove_oldest(largest);
        END LOOP;
        RETURN my_epoch;
      END $$;

      CREATE FUNCTION remove_expired(before double precision) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM lock_sessions();
        DELETE FROM session WHERE date < before;
        DELETE FROM lease WHERE changed < to_timestamp(before) AND NOT EXISTS (
          SELECT FROM session WHERE session.name = lease.name);
        DELETE FROM node WHERE expires < clock_timestamp() - interval '1 day';
      END $$;
      """

    /// The shared values. `writer` is the number of the save that stored the value, so that a save that is repeated with a
    /// new connection recognizes itself.
    private static let values = """
      CREATE SEQUENCE value_version;
      CREATE TABLE value (name text PRIMARY KEY, version bigint NOT NULL, writer bigint NOT NULL, data bytea NOT NULL);

      -- Stores a value and notifies all servers, if the database has the expected version, which is NULL if there is no
      -- value. Otherwise, returns the current value.
      CREATE FUNCTION save_value(
        key text, expected bigint, save_number bigint, content bytea,
        OUT new_version bigint, OUT current_version bigint, OUT current_data bytea
      ) LANGUAGE plpgsql AS $$
      BEGIN
        IF expected IS NULL THEN
          INSERT INTO value VALUES (key, nextval('value_version'), save_number, content)
            ON CONFLICT (name) DO NOTHING RETURNING version INTO new_version;
        ELSE
          UPDATE value SET version = nextval('value_version'), writer = save_number, data = content
            WHERE name = key AND version = expected RETURNING version INTO new_version;
        END IF;
        IF new_version IS NOT NULL THEN
          PERFORM pg_notify('trifecta_values', 'value ' || new_version || ' ' || key);
          RETURN;
        END IF;
        SELECT CASE WHEN writer = save_number THEN version END, version, data
          INTO new_version, current_version, current_data FROM value WHERE name = key;
      END $$;
      """
  }
#endif
