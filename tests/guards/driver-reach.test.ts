import { driverPermissions } from '@tufang/server/modules/identity/captain'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpDriver } from '@tufang/tests/factories/driver'
import { describe, expect, it } from 'vitest'
import { documentOf } from './graphql-calls'
import { type GuardedField, guardedFields } from './graphql-fields'
import { namesOf, unknownNames } from './graphql-names'

/**
 * A driver, who is a member of the company, calls every field of the schema with every name that the company has: he is
 * told as little of them as of names that nobody has.
 */
const company = await newCompany()
const names = await namesOf(company)
const { caller } = await newSignedUpDriver(company)
const unknown = unknownNames()

type Named = [name: string, field: GuardedField]
const fields: Named[] = Object.entries(guardedFields)
const isHis = ({ access }: GuardedField) => driverPermissions.some((permission) => permission === access)
const isClosed = ([, field]: Named) => field.access.includes(':') && !isHis(field)
const isOpen = (named: Named) => named[0].startsWith('Query.') && named[1].access !== 'public' && !isClosed(named)

/** Company that everybody in it knows. */
const { companyId: _, ...secrets } = names

/** Answer to a call, in which each name of the company is replaced by its kind. */
async function told([name, field]: Named, example: Record<string, unknown>, given: Record<string, string>) {
  const { data, errors } = await caller.gql(documentOf(name, field), example)
  const text = JSON.stringify({ data, codes: errors.map(({ extensions }) => extensions.code) })
  return Object.entries(given).reduce((said, [kind, value]) => said.replaceAll(value, `<${kind}>`), text)
}

describe('a driver in the session of his company', () => {
  it.each(fields.filter(isClosed))('may not call %s', async (name, field) => {
    for (const example of field.examples?.(names) ?? [{}])
      expect(await caller.code(documentOf(name, field), example)).toBe('FORBIDDEN')
  })

  it.each(fields.filter(isOpen))('is told by %s nothing of others', async (name, field) => {
    const { data } = await caller.gql(documentOf(name, field), field.examples?.(unknown)[0] ?? {})
    for (const secret of Object.values(secrets)) expect(JSON.stringify(data)).not.toContain(secret)
    const controls = field.examples?.(unknown) ?? []
    for (const [at, example] of (field.examples?.(names) ?? []).entries())
      expect(await told([name, field], example, { ...names })).toBe(
        await told([name, field], controls[at] ?? {}, { ...unknown }),
      )
  })

  it('has fields of both kinds', () => {
    expect(fields.filter(isClosed).length).toBeGreaterThan(200)
    expect(fields.filter(isOpen).length).toBeGreaterThan(30)
  })
})
