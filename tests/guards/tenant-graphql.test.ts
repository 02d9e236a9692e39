import { newCompany } from '@tufang/tests/company'
import { contentOfDatabase } from '@tufang/tests/content'
import { describe, expect, it } from 'vitest'
import { documentOf } from './graphql-calls'
import { guardedFields } from './graphql-fields'
import { type Names, namesOf, unknownNames } from './graphql-names'

const mine = await newCompany({ payeeCheck: true })
const theirs = await newCompany({ payeeCheck: true })
const foreign = await namesOf(theirs)
const caller = await mine.as('管理员')

/** The answer as it came, with each name it repeats told by its kind and without the id of the request. */
async function answerOf(document: string, example: Record<string, unknown>, names: Names): Promise<string> {
  const { status, data, errors } = await caller.gql(document, example)
  const told = JSON.stringify({
    status,
    data,
    errors: errors.map(({ extensions: { requestId: _, ...rest }, ...error }) => ({ ...error, ...rest })),
  })
  return Object.entries(names).reduce((text, [kind, name]) => text.replaceAll(name, `<${kind}>`), told)
}

/** What is done to the caller's own session: nothing of another company can be named by it. */
const ownSession = ['Mutation.signOut', 'Mutation.lockSession', 'Mutation.unlockSession', 'Mutation.endOtherSessions']
const fields = Object.entries(guardedFields).filter(
  ([name, { access }]) => access !== 'public' && !ownSession.includes(name),
)

describe('another company', () => {
  it.each(fields.filter(([, { examples }]) => examples))(
    'answers by %s as if it were not there',
    async (name, field) => {
      const document = documentOf(name, field)
      const unknown = unknownNames()
      const calls = field.examples?.(foreign) ?? []
      const controls = field.examples?.(unknown) ?? []
      for (const [at, example] of calls.entries()) {
        expect(await answerOf(document, example, foreign)).toBe(await answerOf(document, controls[at] ?? {}, unknown))
      }
    },
  )

  it.each(fields.filter(([, { examples }]) => !examples))('does not show by %s', async (name, field) => {
    const { data, errors } = await caller.gql(documentOf(name, field))
    expect(errors).toEqual([])
    for (const value of Object.values(foreign)) expect(JSON.stringify(data)).not.toContain(value)
  })

  it('is not changed by any verb', async () => {
    const own = await namesOf(mine)
    const before = await contentOfDatabase(theirs)
    for (const [name, field] of fields.filter(([key]) => key.startsWith('Mutation.'))) {
      for (const example of field.examples?.(foreign) ?? []) await caller.gql(documentOf(name, field), example)
      for (const example of field.examples?.({ ...own, ...mixed(own) }) ?? []) {
        await caller.gql(documentOf(name, field), example)
      }
    }
    expect(await contentOfDatabase(theirs)).toEqual(before)
  })
})

/** One foreign name beside own ones: a settlement of mine with a waybill of theirs, a card of mine with their payee. */
function mixed(own: Names): Partial<Names> {
  const { payeeId, settledWaybillId, handedInCardNo } = foreign
  return own.companyId === foreign.companyId ? {} : { payeeId, settledWaybillId, handedInCardNo }
}
