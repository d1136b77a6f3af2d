-- Elements of lists that no field of their own names get an id, by which changes of two people are merged.
CREATE FUNCTION pg_temp.with_ids(elements jsonb) RETURNS jsonb LANGUAGE sql AS $$
	SELECT coalesce(jsonb_agg(jsonb_build_object('id', 'e' || place) || element ORDER BY place), '[]')
	FROM jsonb_array_elements(elements) WITH ORDINALITY AS list (element, place)
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.with_ids_of_rows(elements jsonb) RETURNS jsonb LANGUAGE sql AS $$
	SELECT coalesce(jsonb_agg(element || jsonb_build_object('kvo', pg_temp.with_ids(element -> 'kvo')) ORDER BY place), '[]')
	FROM jsonb_array_elements(elements) WITH ORDINALITY AS list (element, place)
$$;--> statement-breakpoint
UPDATE "family" SET "media" = pg_temp.with_ids("media"), "specs" = pg_temp.with_ids_of_rows(pg_temp.with_ids("specs"));--> statement-breakpoint
UPDATE "faq" SET "steps" = pg_temp.with_ids("steps");--> statement-breakpoint
UPDATE "job" SET "questions" = pg_temp.with_ids("questions");
