import { type Check, foundAt, type Read } from '../check.js'
import { FOREIGN_KEYS } from './links.queries.js'

export interface BrokenKey {
  rule: string
  row: Record<string, unknown>
}

/** Looks every foreign key up by hand: a trusted load goes past them, and so does a restore that was told to. */
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
