import { sql } from '@tufang/server/kernel/sql/sql'
import { plateForm, textForm } from '@tufang/server/kernel/values/forms'
import { TextForms } from '@tufang/server/platform/database/migrations/0052-text-forms'
import { emptyDatabase } from '@tufang/tests/database'
import { rowsOf } from '@tufang/tests/rows'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

interface Forms {
  text: string
  plate: string
}

const formsInDatabase = (texts: readonly string[]) =>
  rowsOf<Forms>(
    sql`select text_form(g) as text, plate_form(g) as plate from unnest(${[...texts]}::text[]) with ordinality as t(g, at) order by at`,
  )
const formsHere = (texts: readonly string[]): Forms[] =>
  texts.map((text) => ({ text: textForm(text), plate: plateForm(text) }))

const isText = (code: number) => code > 0 && (code < 0xd800 || code > 0xdfff)

describe('the normal form of a text', () => {
  it.each([
    ['ＴＨＩＲＤ－０００１', 'THIRD-0001'],
    ['third-0001', 'THIRD-0001'],
    ['THIRD\u200b-0001\ufeff', 'THIRD-0001'],
    ['THIRD – 0001', 'THIRD-0001'],
    ['坪地收纳场（东区）', '坪地收纳场(东区)'],
    [' 坪地 收纳场【东区】', '坪地收纳场(东区)'],
    ['阿不都・买买提', '阿不都·买买提'],
    ['\u00ad\u200d', ''],
  ])('%j is %j', (text, form) => {
    expect(textForm(text)).toBe(form)
  })

  it.each(['粤b·ru083', '粤B RU083', '粤B.RU-083', '粤Ｂ•ＲＵ０８３', '粤\u200bBRU083'])(
    'of the plate %j is 粤BRU083',
    (plate) => {
      expect(plateForm(plate)).toBe('粤BRU083')
    },
  )

  it('is its own form', () => {
    const odd = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(odd, (text) => {
        expect(textForm(textForm(text))).toBe(textForm(text))
        expect(plateForm(plateForm(text))).toBe(plateForm(text))
      }),
    )
  })

  it('is the same in the database, of every sign of the first plane', async () => {
    const signs = Array.from({ length: 0x10000 }, (_, code) => code)
      .filter(isText)
      .map((code) => String.fromCodePoint(code))
      // Without characters that Unicode 17 has added, which the database may not know yet.
      .filter((sign) => !/\p{Cn}|\p{Co}|\ua7f1/u.test(sign))
      .map((sign) => `a${sign}甲`)
    const [there, here] = [await formsInDatabase(signs), formsHere(signs)]
    expect(signs.filter((_, at) => JSON.stringify(there[at]) !== JSON.stringify(here[at]))).toEqual([])
  })

  it('is the same in the database, of odd strings', async () => {
    const odd = fc.sample(
      fc.string({
        unit: fc.constantFrom(
          ...'aZ0９ｂ（)【］·・.-－—_ \u3000\u200b\ufeff\u00adé\u0301\u0308iI粤张䶮𠮷㎥①ﬁ｀`\\\'"{|~',
        ),
        maxLength: 12,
      }),
      { numRuns: 3000, seed: 1 },
    )
    expect(await formsInDatabase(odd)).toEqual(formsHere(odd))
  })
})

describe('what is unique', () => {
  it('is so by its normal form', async () => {
    const found = await rowsOf<{ key: string }>(sql`
      select i.indrelid::regclass::text || ' ' || substring(pg_get_indexdef(i.indexrelid) from '[(].*$') as key
      from pg_index i where i.indisunique and i.indexprs is not null and pg_get_indexdef(i.indexrelid) like '%_form(%' order by 1`)
    // Duplicates from other tests are ignored.
    expect(found.map(({ key }) => key.replace(/ WHERE .*/, ''))).toEqual([
      'dump_site (company_id, text_form(code))',
      'dump_site (company_id, text_form(name))',
      'machine (company_id, text_form(code))',
      'organ (company_id, parent_id, text_form(name)) NULLS NOT DISTINCT',
      'payee (company_id, text_form(name), text_form(bank_no), text_form(bank_name))',
      'project (company_id, text_form(name))',
      'project_phase (company_id, project_id, text_form(name))',
      'role (company_id, text_form(name))',
      'soil_type (company_id, text_form(name))',
      'truck (company_id, plate_form(plate))',
      'waybill (company_id, text_form(no))',
    ])
  })
})

describe('twins that stood before', () => {
  it('stay, and no further one joins them', async () => {
    const database = await emptyDatabase()
    const em = database.em.fork()
    const company = '00000000-0000-7000-8000-000000000001'
    const site = (n: number, name: string) =>
      em.execute(`insert into dump_site (company_id, id, code, name) values (?, ?, ?, ?)`, [
        ...[company, `00000000-0000-7000-8000-00000000010${n}`, `S${n}`, name],
      ])
    try {
      await em.execute(`drop function text_form(text) cascade;
        create index waybill_no_end on waybill (company_id, reverse(no)); alter table waybill_crew add pairs text[];`)
      await em.execute(`insert into company (id, name) values (?, '甲')`, [company])
      await site(1, '坪地收纳场（东区）')
      await site(2, '坪地收纳场(东区)')
      const migration = new TextForms(em.getDriver(), database.orm.config)
      migration.up()
      for (const statement of migration.getQueries()) await em.execute(String(statement))
      await expect(site(3, '坪地收纳场 （东区)')).rejects.toThrow('dump_site_name_form')
      await site(4, '坪地收纳场（西区）')
      await expect(site(5, '坪地收纳场(西区)')).rejects.toThrow('dump_site_name_form')
      const [found] = await em.execute(`select count(*)::int as n from dump_site`)
      expect(found).toEqual({ n: 3 })
    } finally {
      await database.close()
    }
  })
})
