import type { PriceStatus } from '@tufang/server/modules/price/enums'
import type { Caller } from '@tufang/tests/caller'
import type { TestCompany } from '@tufang/tests/company'
import { newCaptainTask } from '@tufang/tests/factories/captain-task'
import { newDirectPayPrice } from '@tufang/tests/factories/direct-pay-price'
import type { Haul } from '@tufang/tests/factories/haul'
import { newProject } from '@tufang/tests/factories/project'
import { priceDocuments } from '@tufang/tests/price'
import { taskDocuments } from '@tufang/tests/task'

export type State = keyof typeof PriceStatus
export type Action = 'edit' | 'delete' | 'approve' | 'reject' | 'invalidate' | 'copy'

/** Price or application, with the input for a change. */
export interface Made {
  id: string
  input: { projectInfoId: string; tpMode: string; soilType: string; directPayPrice: string; captainAndDriver: object[] }
}

/** Outcome of a verb: OK, or the code of the refusal. */
export type Deed = (caller: Caller, made: Made) => Promise<string>

type Maker = typeof newDirectPayPrice | typeof newCaptainTask
const HOUR = 3_600_000

const timesOf = (state: State) => {
  const [from, to] = [new Date(Date.now() - 2 * HOUR), new Date(Date.now() - HOUR)]
  if (state === 'PENDING') return {}
  return state === 'REJECTED' ? { rejected: from } : state === 'APPROVED' ? { from } : { from, to }
}

/**
 * Creates prices or applications in a given state; each has a project of its own, so that none conflicts with another.
 */
export const maker =
  (make: Maker, company: TestCompany, { captain, driver, soilType }: Haul) =>
  async (state: State, by: { id: string; name: string }): Promise<Made> => {
    const project = await newProject(company)
    const members = [{ captainId: captain.id, driverId: driver.id }]
    const { id } = await make(company, { project, soilType, members, tpMode: 'RELEASE', by, ...timesOf(state) })
    const terms = { tpMode: 'RELEASE', soilType: soilType.name, directPayPrice: '81.50', captainAndDriver: members }
    return { id, input: { projectInfoId: project.id, ...terms } }
  }

const graphql =
  (document: string, variables: object = {}): Deed =>
  async (caller, { id, input }) => {
    const sent = document.includes('$input') ? { input } : {}
    const { status, errors } = await caller.gql(document, { id, ...sent, ...variables })
    if (status >= 500) return `status ${status}`
    return errors[0]?.extensions.code ?? 'OK'
  }

const rest =
  (method: 'GET' | 'PUT' | 'DELETE', path: string, query?: Record<string, string>): Deed =>
  async (caller, { id, input }) => {
    const url = `/chain/companyprojectdirectpayprice${path.replace('{id}', id)}`
    const options = query ? { query: { id, ...query } } : method === 'PUT' ? { body: { id, ...input, tpMode: 1 } } : {}
    const answer = await caller.rest(method, url, options)
    if (answer.statusCode >= 500) return `status ${answer.statusCode}`
    const { code, errorCode } = answer.json<{ code: number; errorCode?: string }>()
    return code === 0 ? 'OK' : (errorCode ?? 'no code')
  }

const deedsOf = (documents: typeof taskDocuments): Partial<Record<Action, Deed>> => ({
  edit: graphql(documents.update),
  delete: graphql(documents.delete),
  approve: graphql(documents.audit, { approve: true }),
  reject: graphql(documents.audit, { approve: false, reason: '不符' }),
  invalidate: graphql(documents.invalidate),
})

export const pricesByGraphql: Partial<Record<Action, Deed>> = {
  ...deedsOf(priceDocuments),
  copy: graphql(priceDocuments.copy),
}
export const tasksByGraphql = deedsOf(taskDocuments)

/** Verbs as REST calls; REST has no copy. */
export const pricesByRest: Partial<Record<Action, Deed>> = {
  edit: rest('PUT', ''),
  delete: rest('DELETE', '/{id}'),
  approve: rest('GET', '/audit', { auditType: '1' }),
  reject: rest('GET', '/audit', { auditType: '0' }),
  invalidate: rest('GET', '/failure', {}),
}
