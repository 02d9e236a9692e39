import { domains } from '@tufang/server/domains'
import { rows, sql } from '@tufang/server/kernel/sql/sql'
import { ownersOfViews, views } from '@tufang/server/modules/entities'
import { cloneTemplate } from '@tufang/tests/template'
import { afterAll, describe, expect, inject, it } from 'vitest'

const database = await cloneTemplate(inject('template'))
afterAll(() => database.close())
const em = database.em.fork()
await em.execute('create schema described')
for (const { tableName, meta } of views) {
  await em.execute(`create view described.${tableName} as ${String(meta.expression)}`)
}

const viewsIn = async (schema: string): Promise<string[]> => {
  const found = await rows<{ fact: string }>(
    em,
    sql`select v.relname || ': ' || pg_get_viewdef(v.oid) as fact from pg_class v
        where v.relnamespace = ${schema}::regnamespace and v.relkind in ('v', 'm') order by 1`,
  )
  return found.map(({ fact }) => fact)
}

describe('a published view', () => {
  it('shows in the database what its domain says, and there are no others', async () => {
    const there = await viewsIn('public')
    expect(there).toHaveLength(views.length)
    expect(there).toEqual(await viewsIn('described'))
  })

  it('stands in the face of its domain', () => {
    const published = Object.fromEntries(
      domains.flatMap(({ name, published }) => (published ? [[name, published]] : [])),
    )
    expect(published).toEqual(ownersOfViews)
  })

  it('shows the company of its rows where its table has one for each', async () => {
    const without = await rows<{ name: string }>(
      em,
      sql`select v.relname as name from pg_class v
          join pg_class t on t.relnamespace = v.relnamespace and 'published_' || t.relname = v.relname
          join pg_attribute a on a.attrelid = t.oid and a.attname = 'company_id' and a.attnotnull
          where v.relkind = 'v' and v.relnamespace = 'public'::regnamespace and not exists (
            select from pg_attribute b where b.attrelid = v.oid and b.attname = 'company_id')`,
    )
    expect(without).toEqual([])
  })

  it('is put in place of its name, so that statements have the plans of its table', async () => {
    const plan = async (relation: string) =>
      JSON.stringify(
        await rows(em, sql`explain (costs off) select name from ${sql.raw(relation)} where id = gen_random_uuid()`),
      )
    expect(await plan('published_company')).toBe(await plan('company'))
  })
})
