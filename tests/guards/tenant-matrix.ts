import { newCompany } from '@tufang/tests/company'
import { contentOfDatabase } from '@tufang/tests/content'
import { behind, type Walls } from '@tufang/tests/one-wall'
import { expect, it } from 'vitest'
import { documentOf } from './graphql-calls'
import { type GuardedField, guardedFields } from './graphql-fields'
import { type Names, namesOf, unknownNames } from './graphql-names'

/** Verbs about the caller's own session, which cannot refer to another company. */
const ownSession = ['Mutation.signOut', 'Mutation.lockSession', 'Mutation.unlockSession', 'Mutation.endOtherSessions']
type Named = [name: string, field: GuardedField]
const fields: Named[] = Object.entries(guardedFields).filter(
  ([name, { access }]) => access !== 'public' && !ownSession.includes(name),
)
export const naming: Named[] = fields.filter(([, { examples }]) => examples)
const plain: Named[] = fields.filter(([, { examples }]) => !examples)
const verbs: Named[] = fields.filter(([key]) => key.startsWith('Mutation.'))

/** Person of one company who knows every name of another. */
export async function neighbours() {
  const mine = await newCompany({ payeeCheck: true })
  const theirs = await newCompany({ payeeCheck: true })
  return { mine, theirs, foreign: await namesOf(theirs), caller: await mine.as('管理员') }
}
export type Neighbours = Awaited<ReturnType<typeof neighbours>>

/** Answer with each repeated name replaced by its kind, without the id of the request. */
async function answerOf({ caller }: Neighbours, document: string, example: Record<string, unknown>, names: Names) {
  const { status, data, errors } = await caller.gql(document, example)
  const told = JSON.stringify({
    status,
    data,
    errors: errors.map(({ extensions: { requestId: _, ...rest }, ...error }) => ({ ...error, ...rest })),
  })
  return Object.entries(names).reduce((text, [kind, name]) => text.replaceAll(name, `<${kind}>`), told)
}

/** Calls of a field with names of the other company, beside the same calls with unknown names. */
export async function answersTo(
  two: Neighbours,
  [name, field]: Named,
): Promise<{ foreign: string; unknown: string }[]> {
  const document = documentOf(name, field)
  const unknown = unknownNames()
  const controls = field.examples?.(unknown) ?? []
  const answers: { foreign: string; unknown: string }[] = []
  for (const [at, example] of (field.examples?.(two.foreign) ?? []).entries()) {
    answers.push({
      foreign: await answerOf(two, document, example, two.foreign),
      unknown: await answerOf(two, document, controls[at] ?? {}, unknown),
    })
  }
  return answers
}

/** Tests of all queries about another company, behind both walls or one of them alone. */
export function keepsCompaniesApart(walls: Walls, two: Neighbours): void {
  const { mine, theirs, foreign, caller } = two

  it.each(naming)('answers by %s as if it were not there', async (...field) => {
    for (const { foreign, unknown } of await behind(walls, () => answersTo(two, field))) expect(foreign).toBe(unknown)
  })

  it.each(plain)('does not show by %s', async (name, field) => {
    const { data, errors } = await behind(walls, () => caller.gql(documentOf(name, field)))
    expect(errors).toEqual([])
    for (const value of Object.values(foreign)) expect(JSON.stringify(data)).not.toContain(value)
  })

  it('is not changed by any verb', async () => {
    const own = await namesOf(mine)
    const before = await contentOfDatabase(theirs)
    await behind(walls, async () => {
      for (const [name, field] of verbs) {
        for (const names of [foreign, { ...own, ...mixed(own, foreign) }]) {
          for (const example of field.examples?.(names) ?? []) await caller.gql(documentOf(name, field), example)
        }
      }
    })
    expect(await contentOfDatabase(theirs)).toEqual(before)
  })
}

/** One foreign name among own ones: a settlement of mine with a waybill of theirs, a card of mine with their payee. */
function mixed(own: Names, { companyId, payeeId, settledWaybillId, handedInCardNo }: Names): Partial<Names> {
  return own.companyId === companyId ? {} : { payeeId, settledWaybillId, handedInCardNo }
}
