import { type Sql, sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import type { TestApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type RoleName, type TestCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { rowsOf } from '@tufang/tests/rows'
import { enter } from '@tufang/tests/session'
import { signIn } from '@tufang/tests/sign-in'
import { uniqueName } from '@tufang/tests/unique'
import { type Names, namesOf } from '../guards/graphql-names'
import type { Named } from './values'

const ROLES: RoleName[] = ['管理员', '结算员', '审核员', '出纳', '只读']
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const MOST_KEPT = 40

export interface Person {
  label: string
  /** Number of the company, 0 or 1; undefined for a stranger. */
  side: 0 | 1 | undefined
  caller: Caller
  /** Opens a session in place of one that has ended or is locked. */
  renew(): Promise<Caller>
}

interface Side {
  company: TestCompany
  names: Names
  /** Text in every remark of its rows, and nowhere else. */
  mark: string
  /** Ids by table, the newest last. */
  ids: Map<string, string[]>
  /** Values that answers contained, by the name of the member. */
  said: Map<string, unknown[]>
}

/** Two companies with one of every row, their people, and their present rows. */
export class World {
  private readonly owners = new Map<string, { table: string; side: 0 | 1 }>()
  private readonly typed = new Map<0 | 1 | undefined, Set<string>>()

  private constructor(
    private readonly sides: readonly [Side, Side],
    readonly people: readonly Person[],
  ) {}

  static async of(app: TestApp): Promise<World> {
    const sides = [await newSide(), await newSide()] as const
    const people: Person[] = []
    for (const [at, { company }] of sides.entries()) people.push(...(await peopleOf(app, company, at === 0 ? 0 : 1)))
    const anybody: Person = {
      label: 'nobody',
      side: undefined,
      caller: app.anonymous(),
      renew: async () => app.anonymous(),
    }
    const world = new World(sides, [...people, anybody])
    await world.look()
    return world
  }

  namesOf(side: 0 | 1): Names {
    return this.sides[side].names
  }

  /** Reads which rows exist, and which company has them. */
  async look(): Promise<void> {
    const [one, other] = this.sides.map(({ company }) => company.id)
    const tables = await idTables()
    const found = await rowsOf<{ table: string; id: string; company: string }>(
      sql.join(
        tables.map((table) => rowsIn(table, [one ?? '', other ?? ''])),
        sql` union all `,
      ),
    )
    for (const side of this.sides) side.ids.clear()
    for (const { table, id, company } of found) {
      const side = company === one ? 0 : 1
      this.owners.set(id, { table, side })
      const { ids } = this.sides[side]
      ids.set(table, [...(ids.get(table) ?? []), id])
    }
  }

  named(side: 0 | 1): Named {
    return {
      like: (value, which, at) => {
        const of = this.sides[which === 'theirs' ? (side === 0 ? 1 : 0) : side]
        const owner = typeof value === 'string' ? this.owners.get(value) : undefined
        const same = owner && which !== 'otherKind' ? of.ids.get(owner.table) : undefined
        const all = same ?? [...of.ids.values()].flat()
        // Chosen among the newest half of the rows: the older ones have been through all verbs.
        return all[all.length - 1 - (at % Math.max(1, Math.ceil(all.length / 2)))] ?? value
      },
    }
  }

  /** Value of a member that a person of the company has seen. */
  saidOf(side: 0 | 1, name: string, at: number): unknown {
    const all = this.sides[side].said.get(name) ?? []
    return all[at % Math.max(1, all.length)]
  }

  hear(side: 0 | 1, answer: unknown, path: string): void {
    if (Array.isArray(answer)) for (const item of answer.slice(0, 5)) this.hear(side, item, path)
    else if (typeof answer === 'object' && answer !== null)
      for (const [name, value] of Object.entries(answer)) {
        if (typeof value === 'object') this.hear(side, value, path)
        else if (value !== '' && String(value).length < 100)
          this.keep(side, name === 'id' ? `id of ${path}` : name, value)
      }
  }

  private keep(side: 0 | 1, name: string, value: unknown): void {
    const { said } = this.sides[side]
    said.set(name, [...(said.get(name) ?? []), value].slice(-MOST_KEPT))
  }

  /** Notes the texts that a person of a company has sent, which may come back to it, for example in its log. */
  hearAsked(side: 0 | 1 | undefined, asked: string): void {
    const { typed } = this
    const own = typed.get(side) ?? new Set()
    for (const id of asked.toLowerCase().match(UUID) ?? []) own.add(id)
    typed.set(side, own)
  }

  /** Names in an answer that belong to another company, and that the caller's own people have not sent. */
  strangeIn(answer: string, side: 0 | 1 | undefined): { what: string; sign: string }[] {
    const strangers = ([0, 1] as const).filter((at) => at !== side)
    const marks = strangers.map((at) => this.sides[at].mark).filter((mark) => answer.includes(mark))
    const ids = [...new Set(answer.match(UUID))].flatMap((id) => {
      const owner = this.owners.get(id)
      const isStrange = owner && owner.side !== side && !this.typed.get(side)?.has(id)
      return isStrange ? [{ what: owner.table, sign: id }] : []
    })
    return [...marks.map((sign) => ({ what: 'a remark', sign })), ...ids]
  }
}

async function newSide(): Promise<Side> {
  const company = await newCompany({ payeeCheck: true })
  const names = await namesOf(company)
  const mark = `密${uniqueName()}`
  const remarked = await columnsNamed('remark')
  for (const table of remarked)
    await rowsOf(sql`update ${sql.ref(table)} set remark = ${mark} where company_id = ${company.id}`)
  return { company, names, mark, ids: new Map(), said: new Map() }
}

async function peopleOf(app: TestApp, company: TestCompany, side: 0 | 1): Promise<Person[]> {
  const known = ROLES.map((role) => {
    const { id, mobile } = company.people[role]
    return { label: role, userId: id, mobile, roleType: RoleType.COMPANY }
  })
  const captain = (await newSignedUpCaptain(company)).person
  const all = [...known, { label: '车队长', userId: captain.id, mobile: captain.mobile, roleType: RoleType.CAPTAIN }]
  return Promise.all(
    all.map(async ({ label, userId, mobile, roleType }) => ({
      label: `${label} ${side}`,
      side,
      caller: await signIn(app, { mobile, roleType }),
      renew: () => enter(app, { userId, companyId: company.id, roleType }),
    })),
  )
}

const columnsNamed = async (column: string): Promise<string[]> =>
  (
    await rowsOf<{ table: string }>(
      sql`select c.table_name as table from information_schema.columns c
          join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
          where c.table_schema = 'public' and c.column_name = ${column} and exists (select from information_schema.columns o
            where o.table_schema = c.table_schema and o.table_name = c.table_name and o.column_name = 'company_id') order by 1`,
    )
  ).map(({ table }) => table)

let known: Promise<string[]> | undefined
const idTables = (): Promise<string[]> => {
  known ??= columnsNamed('id')
  return known
}

const rowsIn = (table: string, companies: string[]): Sql =>
  sql`(select ${table}::text as table, id::text as id, company_id::text as company from ${sql.ref(table)}
       where company_id = any(${companies}::uuid[]) order by id limit 2000)`
