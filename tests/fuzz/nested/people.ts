import type { TestApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newFilledCompany } from '@tufang/tests/filled-company'
import { newMember } from '@tufang/tests/limited'
import { newPayable } from '@tufang/tests/payment'
import { twoProjects } from '@tufang/tests/two-projects'
import type { Ids } from './document'
import { lists, recordsOf } from './schema'

export interface Asker {
  name: string
  caller: Caller
  /** Rows that he may name. */
  ids: Ids
}

/** Rows of lists that are described by another type where they are found by `node`. */
const ALSO: Readonly<Record<string, string>> = { BaseProject: 'Project', Site: 'DumpSite' }

async function idsOf(caller: Caller): Promise<Ids> {
  const ids = new Map<string, string[]>()
  for (const list of lists.values()) {
    const type = recordsOf(list.type)
    if (!type?.getFields().id) continue
    const { data } = await caller.gql<{ found: { records: { id: string }[] } }>(
      `{ found: ${list.name}(page: { size: 5 }) { records { id } } }`,
    )
    const found = (data?.found?.records ?? []).map(({ id }) => id)
    if (found.length > 0) ids.set(ALSO[type.name] ?? type.name, found)
  }
  return ids
}

/** People of a company with two of everything, and one of another company. */
export async function peopleOf(
  app: TestApp,
  enter: (app: TestApp, who: { userId: string; companyId: string }) => Promise<Caller>,
): Promise<Asker[]> {
  const two = await twoProjects((filled) => newPayable(filled.company, 2))
  const { filled } = await two.again()
  const { id: companyId, people } = two.company
  const ofCompany = (userId: string) => enter(app, { userId, companyId })
  const foreign = await newFilledCompany()
  const base = await newMember(two.company, ['chain:basedata:get'])
  const administrator = await ofCompany(people.管理员.id)
  const ids = await idsOf(administrator)
  const again = (caller: Caller): Caller => app.anonymous().with(caller.credentials)
  return [
    { name: 'an administrator', caller: administrator, ids },
    { name: 'a member limited to some projects', caller: again(two.member.caller), ids },
    { name: 'a captain', caller: again(filled.captain), ids },
    { name: 'a cashier', caller: await ofCompany(people.出纳.id), ids },
    { name: 'somebody who may look at base data alone', caller: again(base.caller), ids },
    { name: 'an administrator of another company', caller: again(foreign.clerk), ids: await idsOf(foreign.clerk) },
  ]
}
