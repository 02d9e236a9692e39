import { domains } from '@tufang/server/domains'
import type { Tx } from '@tufang/server/kernel/command/command'
import { inTexts, rows, sql } from '@tufang/server/kernel/sql/sql'
import { units } from '@tufang/server/kernel/values/decimal'
import { newId } from '@tufang/server/kernel/values/id'
import { type Ground, World } from '@tufang/server/modules/domain'
import {
  anyText,
  decimalKind,
  type ImportDefinition,
  type ImportWork,
  importingOf,
  numberText,
  plainRow,
  type Row,
  type RowResult,
  refusedRow,
} from '@tufang/server/modules/import/index'
import { walled } from '@tufang/server/platform/database/migrations/0068-second-wall'
import { WALLED } from '@tufang/server/platform/database/wall'
import { rowsOf } from './rows'

type Key = 'no' | 'name' | 'price'

/** Smallest import there can be: tools of a company, known by their number. */
export const toyImport: ImportDefinition<Key> = {
  name: 'toy',
  words: {
    what: '工具',
    headings: '工具编号、工具名称',
    same: '同一工具编号',
    template: { file: '工具导入模板.xlsx', sheet: '工具', notes: ['一行一件工具。'] },
  },
  permission: 'chain:companywaybill:add',
  filePurpose: 'WAYBILL_IMPORT',
  columns: {
    no: { title: '工具编号', kind: 'number', required: true, synonyms: ['编号'], example: 'T1', hint: '不可重复' },
    name: { title: '工具名称', kind: 'text', required: true, synonyms: ['名称'], example: '铁锹', hint: '' },
    price: { title: '价格', kind: 'price', synonyms: [], example: '12.50', hint: '元' },
  },
  kinds: { number: numberText, text: anyText, price: decimalKind({ decimals: 2, around: units.yuan }) },
  example: { column: 'no', value: '示例' },
  shown: ['no', 'name'],
  sameness: ({ no = '' }) => ({ key: no, column: 'no' }),
}

export const FORBIDDEN = '炸药'

const forbidden = { column: 'name', message: '不能导入炸药' } as const

interface Tool {
  id: string
  no: string
  name: string
  price: string | null
}

async function toolsOf({ em, actor }: Tx, all: readonly Row<Key>[]): Promise<Map<string, Tool>> {
  const nos = all.flatMap(({ values: { no } }) => no ?? [])
  const found = await rows<Tool>(
    em,
    sql`select id, no, name, price::text from toy where company_id = ${actor.companyId} and ${inTexts(sql`no`, nos)} for update`,
  )
  return new Map(found.map((tool) => [tool.no, tool]))
}

export const toyWork: ImportWork<Key> = {
  async create(tx, { places, rehearsal }, all) {
    const known = await toolsOf(tx, all)
    const results: RowResult[] = []
    for (const row of all) {
      const { no = '', name, price } = row.values
      const one = known.get(no)
      if (one) results.push({ ...plainRow(row), outcome: 'UPDATE' })
      else if (name === FORBIDDEN) {
        results.push(refusedRow(toyImport, row, [forbidden], places))
      } else {
        const id = newId()
        const insert = sql`insert into toy (company_id, id, no, name, price)
          values (${tx.actor.companyId}, ${id}, ${no}, ${name}, ${price ?? null}::numeric)`
        if (!rehearsal) await rows(tx.em, insert)
        results.push({ ...plainRow(row), done: true, targetId: id, targetNo: no })
      }
    }
    return results
  },
  examine: async (_, all) =>
    new Map(all.map(({ line, values: { name } }) => [line, name === FORBIDDEN ? [forbidden] : []])),
  async update(tx, _, all) {
    const known = await toolsOf(tx, all)
    const results: RowResult[] = []
    for (const row of all) {
      const { no = '', name = '' } = row.values
      const tool = known.get(no)
      if (!tool) {
        results.push(plainRow(row))
        continue
      }
      const target = { targetId: tool.id, targetNo: no }
      if (tool.name === name) {
        results.push({ ...plainRow(row), ...target, outcome: 'UNCHANGED' })
        continue
      }
      await rows(tx.em, sql`update toy set name = ${name} where company_id = ${tx.actor.companyId} and id = ${tool.id}`)
      const changes = [{ label: '工具名称', before: tool.name, after: name, reviewed: false }]
      results.push({ ...plainRow(row), ...target, outcome: 'UPDATE', done: true, changes })
    }
    return results
  },
  choices: async () => ({ choices: { name: ['铁锹', '镐'] }, examples: {} }),
}

/** The engine under the toy, over the ground of a program. */
export const toyImportingOf = (ground: Ground) =>
  importingOf<Key, object>(new World(domains, ground), toyImport, toyWork)

/** Its tables, as a migration would make them. */
export async function createToyTables(): Promise<void> {
  await rowsOf(sql`create table toy (company_id uuid not null, id uuid not null, no text not null, name text not null, price numeric(12, 2),
    primary key (company_id, id), unique (company_id, no))`)
  await rowsOf(sql`create table toy_import (like waybill_import including all)`)
  await rowsOf(sql`create table toy_import_row (like waybill_import_row including all)`)
  for (const table of ['toy', 'toy_import', 'toy_import_row']) {
    await rowsOf(sql.raw(`${walled(table)} grant select, insert, update, delete on ${table} to ${WALLED}`))
  }
  await rowsOf(sql`alter table toy_import_row rename column waybill_id to toy_id`)
  await rowsOf(sql`alter table toy_import_row rename column waybill_no to toy_no`)
  await rowsOf(
    sql`alter table toy_import_row add foreign key (company_id, import_id) references toy_import on delete cascade`,
  )
}

export async function dropToyTables(): Promise<void> {
  await rowsOf(sql`drop table if exists toy_import_row, toy_import, toy cascade`)
}
