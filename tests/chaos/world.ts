import { newCompany, type RoleName } from '@tufang/tests/company'
import { callable, documentOf, takesKey } from '../guards/graphql-calls'
import { type Arguments, guardedFields } from '../guards/graphql-fields'
import { namesOf } from '../guards/graphql-names'
import { ownCalls } from './calls'

/** Roles of the people who run verbs: first one that may do nearly everything, then those that decide on its work. */
const ROLES: RoleName[] = ['管理员', '审核员', '结算员']

/** Verb of the product that takes a key. */
export interface Verb {
  name: string
  document: string
}

/** Company with one row of each kind, and the calls that refer to them. */
export interface Place {
  company: string
  /** Headers of the people who run verbs. */
  people: Record<string, string>[]
  /** Calls by verb; each is right for an untouched company. */
  calls: ReadonlyMap<string, Arguments[]>
}

/** World of the schedules: calls over HTTP, and rows of the database. */
export interface World {
  verbs: readonly Verb[]
  places: readonly Place[]
}

const MUTATION = /^Mutation\./

const verbs: readonly Verb[] = [...callable.keys()]
  .filter((name) => MUTATION.test(name) && takesKey(name))
  .toSorted()
  .flatMap((name) => {
    const field = guardedFields[name]
    return field ? [{ name: name.replace(MUTATION, ''), document: documentOf(name, field) }] : []
  })

/** Variables without dry runs. */
function forEarnest(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(forEarnest)
  if (typeof given !== 'object' || given === null) return given
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, name === 'dryRun' ? false : forEarnest(value)]),
  )
}

async function newPlace(): Promise<Place> {
  const company = await newCompany({ payeeCheck: true })
  const names = await namesOf(company)
  const own = await ownCalls(company, names)
  const calls = new Map<string, Arguments[]>()
  for (const { name } of verbs) {
    const examples = guardedFields[`Mutation.${name}`]?.examples?.(names) ?? [{}]
    const all = examples.map((example) => forEarnest(example) as Arguments)
    calls.set(name, own[name] ? [{ ...all[0], ...own[name] }, ...all] : all)
  }
  const people: Record<string, string>[] = []
  for (const role of ROLES) {
    const { token = '', userHash = '' } = (await company.as(role)).credentials
    people.push({ authorization: `Bearer ${token}`, authorizationmd5: userHash })
  }
  return { company: company.id, people, calls }
}

/** Companies, created in the worker's database. */
export async function newWorld(companies: number): Promise<World> {
  const places: Place[] = []
  for (let at = 0; at < companies; at++) places.push(await newPlace())
  return { verbs, places }
}
