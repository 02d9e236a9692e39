import { routes } from '@tufang/server/rest/routes'
import { takesFile } from '@tufang/server/rest/upload'
import type { Caller } from '@tufang/tests/caller'
import { answeredTo, isRead, type Named, namedCalls } from '@tufang/tests/rest-named'
import { shownNames } from '@tufang/tests/shown-names'
import { twoProjects } from '@tufang/tests/two-projects'
import { describe, expect, it } from 'vitest'

const called = routes.filter(
  (route) =>
    !takesFile(route) &&
    route.access !== 'device' &&
    route.access !== 'public' &&
    !route.path.startsWith('/chain/captain') &&
    isRead(route),
)

/** Members of one company who see the first of two worlds: one by his role, one by his organ. */
const { first, member, ofOrgan, again } = await twoProjects(shownNames)
const before = await answersTo(member.caller, first.named)
const second = await again()
const heardBy = async (caller: Caller) => ({
  after: await answersTo(caller, first.named),
  ofOthers: await answersTo(caller, second.named),
})
const chosen = await heardBy(member.caller)
const organ = await heardBy(ofOrgan.caller)

/** Calls about rows without a project, of which there are more by now, and about sheets of other users. */
const OTHERWISE = [
  ...['companycard/getBCardAccountPage', 'companycard/getCCardAccountPage', 'companysettle/getGoSoilType'],
  ...['companywaybill/selectCarrierListByNameOrMobile', 'companysettlewaybillpayeeinfo/getHistoryList'],
  ...['addWaybill/infoList', 'garbage/listByCompanyAuth', 'companysettlewaybill/getGarbage', 'thirdImport/template'],
  ...['companyprojectdirectpayprice/getCaptainForPlatform', 'companyticketpurchase/companyTicketPurchaseStatistical'],
  ...['companyticketpurchase/getCompanyTicketPurchaseSoilType', 'thirdImport/thirdImportTaskMessage'],
  // A project without sites or soils of its own may use all.
  ...['projectinfo/getSoilTypePlatform', 'projectinfo/queryProjectGarbageAll'],
  ...['companyprojectdirectpayprice/getSoilType', 'companyprojectdirectpayprice/getGarbage'],
  ...['thirdImport/result', 'log/page', 'loglogin/page', 'organ/tree', 'dataImport/template', 'dataImport/result'],
  // A report tells when it was made.
  'bi/boardReport',
]
/** Answers about the member himself, and a report that tells when it was made. */
const OF_HIMSELF = ['companyauth/list', 'user/info', 'bi/boardReport']
const isOtherwise = (call: string): boolean => OTHERWISE.some((path) => call.includes(`/${path} `))

describe('a member limited to some projects', () => {
  const { after } = chosen

  it.each([...before.keys()])('is answered over REST as if the others were not there: %s', (call) => {
    if (!isOtherwise(call)) expect(after.get(call)).toBe(before.get(call))
    else expect(after.get(call)).not.toContain('INTERNAL')
  })

  it.each(OTHERWISE)('is answered otherwise where that is said: %s', (path) => {
    const calls = [...before.keys()].filter((call) => call.includes(`/${path} `))
    expect(calls.some((call) => after.get(call) !== before.get(call))).toBe(true)
  })

  it.each([...after.keys()])('is answered alike over REST by his role and by his organ: %s', (call) => {
    if (OF_HIMSELF.some((path) => call.includes(`/${path} `))) expect(organ.after.get(call)).not.toContain('INTERNAL')
    else expect(organ.after.get(call)).toBe(after.get(call))
  })

  it.each([...after.keys()])('is told nothing of the others over REST: %s', (call) => {
    const told = [chosen, organ].flatMap(({ after, ofOthers }) => [after.get(call) ?? '', ofOthers.get(call) ?? ''])
    expect(told.flatMap(hiddenIn)).toEqual([])
  })
})

const hiddenIn = (text: string): string[] =>
  [...second.hidden].flatMap(([value, kind]) => (text.includes(value) ? [`${kind} ${value}`] : []))

/** Answers to every call by names, and with its required parameters alone. */
async function answersTo(caller: Caller, named: Named): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const route of called) {
    for (const [at, call] of namedCalls(route, named).entries()) {
      const told = await answeredTo(caller, route, call)
      // A refusal may repeat the name.
      answers.set(
        `${route.method} ${route.path} ${at}`,
        Object.values(named).reduce<string>((text, name) => text.replaceAll(String(name), '<name>'), told),
      )
    }
  }
  return answers
}
