import { type Check, foundAt, type Read } from '../check.js'

/** Statement for each foreign key that finds rows without the row they refer to. */
const FOREIGN_KEYS = `
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

export interface BrokenKey {
  rule: string
  row: Record<string, unknown>
}

/** Checks every foreign key by reading: a trusted load bypasses the constraints, and a restore may, too. */
export async function brokenKeys(read: Read): Promise<BrokenKey[]> {
  const broken: BrokenKey[] = []
  for (const { rule, query } of await read<{ rule: string; query: string }>(FOREIGN_KEYS)) {
    const [row] = await read<Record<string, unknown>>(query)
    if (row) broken.push({ rule, row })
  }
  return broken
}

export const links: Check = {
  name: 'foreign-keys',
  title: '有的行指向不存在的行',
  mend: '多半是恢复或导入时关闭了外键检查：从备份补回被指向的行；补不回的，备份后删除或改正指向它的行',
  async look({ read }) {
    const broken = await brokenKeys(read)
    return foundAt(
      broken.map(({ rule, row }) => `${rule}（${['company_id', 'id'].flatMap((key) => row[key] ?? []).join(' ')}）`),
    )
  },
}
