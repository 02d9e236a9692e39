/** A statement for each foreign key, which gives a row that has nobody to point to. */
export const FOREIGN_KEYS = `
  select c.conname as rule,
    format('select c.* from %s c where %s and not exists (select from %s p where %s) limit 1', c.conrelid::regclass,
      string_agg(format('c.%I is not null', a.attname), ' and ' order by k.place), c.confrelid::regclass,
      string_agg(format('p.%I = c.%I', b.attname, a.attname), ' and ' order by k.place)) as query
  from pg_constraint c
  cross join lateral unnest(c.conkey, c.confkey) with ordinality as k (child, parent, place)
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.child
  join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.parent
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace
  group by c.oid, c.conname, c.conrelid, c.confrelid
  order by c.conname`
