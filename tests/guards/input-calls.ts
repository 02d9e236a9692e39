import { openApp } from '@tufang/tests/app'
import { Caller, type GraphqlAnswer } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { keepSessionsOf } from '@tufang/tests/session-changes'
import { documentOf, fieldOf, takesKey } from './graphql-calls'
import { type GuardedField, guardedFields } from './graphql-fields'
import { type Names, namesOf } from './graphql-names'
import { type Kind, wrongValues } from './graphql-wrong-values'

/** Allows as many calls as the machine makes in a minute, since refused queries cost the same. */
export const app = await openApp({ readUnitsPerMinute: 1_000_000_000_000 })
await keepSessionsOf(app)
const HAN = /[\u4e00-\u9fff]/
type Guarded = [name: string, field: GuardedField]
/** Every field with example calls. */
export const fields: Guarded[] = Object.entries(guardedFields).filter(([, { examples }]) => examples)

/** Every call of a field with one value wrong. */
function* callsOf(name: string, field: GuardedField, kinds: Kind[], named: Names) {
  for (const [index, example] of (field.examples?.(named) ?? []).entries()) {
    const full = takesKey(name) ? { ...example, idempotencyKey: null } : example
    for (const argument of fieldOf(name).args) {
      for (const wrong of wrongValues(argument.type, full[argument.name], `${name}.${argument.name}`)) {
        if (index > 0 && wrong.unsaid) continue
        if (kinds.includes(wrong.kind)) yield { at: wrong.at, variables: { ...full, [argument.name]: wrong.value() } }
      }
    }
  }
}

/** Faults of an answer to a wrong call; none if the call was refused, or at least answered, properly. */
function faultsOf({ status, data, errors }: GraphqlAnswer<object>, refused: string[] | undefined): string[] {
  const codes = errors.map(({ extensions }) => extensions.code)
  return [
    ...(status < 500 ? [] : [`status ${status}`]),
    ...(codes.includes('INTERNAL') ? ['INTERNAL'] : []),
    ...errors.flatMap(({ message }) => (HAN.test(message) ? [] : [`not in Chinese: ${message}`])),
    ...(errors.length > 0 || data !== null ? [] : ['neither data nor error']),
    ...(refused && !codes.some((code) => refused.includes(code))
      ? [`not refused: ${codes} ${JSON.stringify(data)}`]
      : []),
  ]
}

interface Calls {
  kinds: Kind[]
  /** Codes with which each call must be refused; without them it may be answered. */
  refused?: string[]
  named?: Names
  signal: AbortSignal
}

/** Person of a new company who calls every field with one wrong value. */
export async function wrongCaller(payeeCheck = true) {
  const company = await newCompany({ payeeCheck })
  const names = await namesOf(company)
  const clerk = new Caller(app.fastify, (await company.as('管理员')).credentials)
  const ask = (name: string, field: GuardedField, variables: object): Promise<GraphqlAnswer<object>> =>
    (field.access === 'public' ? app.anonymous() : clerk).gql(documentOf(name, field), { ...variables })

  /**
   * Faults of all answers. A case out of time sends no more calls, since its writes would be taken for those of the
   * next case.
   */
  async function faults([name, field]: Guarded, { kinds, refused, named = names, signal }: Calls) {
    const found: string[] = []
    for (const { at, variables } of callsOf(name, field, kinds, named)) {
      signal.throwIfAborted()
      const wrong = faultsOf(await ask(name, field, variables), refused)
      found.push(...wrong.map((fault) => `${at} = ${JSON.stringify(variables).slice(0, 300)}: ${fault}`))
    }
    return found
  }
  return { company, names, clerk, ask, faults }
}
