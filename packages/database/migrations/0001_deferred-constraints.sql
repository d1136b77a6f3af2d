-- Publishing replaces all content in one transaction, in whatever order of rows: references and unique names are held at its end.
DO $$
DECLARE held record;
BEGIN
  FOR held IN
    SELECT conrelid::regclass AS place, conname, contype, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('f', 'u')
  LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', held.place, held.conname);
    EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I %s DEFERRABLE INITIALLY DEFERRED', held.place, held.conname, held.definition);
  END LOOP;
END $$;
