import { HOUR, MINUTE, startOf } from './calendar.ts'
import { addDirectPrice, addTask, type Deeds, type Terms, usualTerms } from './direct-prices.ts'
import { officeDay } from './handover.ts'
import type { Captain, Company, Project, User } from './world.ts'

/**
 * Direct-pay prices of the demo: one person applies, another one reviews. Some are effective and have paid trips, one
 * replaced another, one has ended, one was rejected and started over, and of those that wait one clashes.
 */
export function addDemoPrices(company: Company, applicant: User): void {
  const { auditor, captains, projects, to } = company
  // Stream of its own, so that everything else is the same without prices.
  const random = company.random.fork('direct-pay prices')
  const captain = (at: number): Captain => captains[at % captains.length] ?? random.pick(captains)
  const project = (at: number): Project => projects[at % projects.length] ?? random.pick(projects)
  const at = (ago: number, hour: number) =>
    startOf(officeDay(company, to - ago)) + hour * HOUR + random.int(2, 50) * MINUTE + random.int(0, 59) * 1000
  const applied = (ago: number) => ({ applied: { by: applicant, at: at(ago, 10) } })
  const decided = (ago: number, approved = true) => ({ decided: { by: auditor, at: at(ago, 15), approved } })
  const price = (terms: Terms, deeds: Deeds): string => {
    const id = random.uuid(deeds.applied.at)
    addDirectPrice(company, random, id, terms, deeds)
    return id
  }

  // Approved in place of another price by its own applicant, which is marked.
  const dearer = { ...applied(46), decided: { by: applicant, at: at(44, 15), approved: true } }
  const replacement = price(usualTerms(project(0), captain(5), 103), dearer)
  const replaced = { ended: { by: applicant, at: dearer.decided.at, replacedBy: replacement } }
  price(usualTerms(project(0), captain(5), 97), {
    ...applied(122),
    ...decided(120),
    ...replaced,
    reason: '由新的直付价取代',
  })
  // A fleet that hauls a whole pit has a price for each site.
  for (const site of [0, 1, 2, 3]) {
    price(usualTerms(project(0), captain(7), 104, { site }), { ...applied(72), ...decided(70) })
  }
  price(usualTerms(project(0), captain(7), 106, { mode: 1 }), { ...applied(72), ...decided(70) })
  price(usualTerms(project(2), captain(7), 112), { ...applied(63), ...decided(62) })
  price(usualTerms(project(0), captain(9), 105, { mode: 1, drivers: 2 }), { ...applied(52), ...decided(51) })
  price(usualTerms(project(6), captain(8), 106), {
    ...applied(96),
    ...decided(94),
    ended: { by: applicant, at: at(20, 11) },
    reason: '运距缩短，恢复项目单价',
  })

  const tooDear = price(usualTerms(project(1), captain(9), 125), {
    ...applied(9),
    ...decided(8, false),
    reason: '高于合同单价，请与车队长重新协商',
  })
  price(usualTerms(project(1), captain(9), 108), { ...applied(1), copiedFrom: tooDear })
  price(usualTerms(project(3), captain(6), 103), applied(2))
  // For one driver of a captain whose drivers all have a price there.
  price(usualTerms(project(0), captain(5), 106, { drivers: 1 }), applied(0))

  const agreed = usualTerms(project(1), captain(10), 102)
  const task = { ...applied(33), ...decided(31) }
  const priceId = price(agreed, task)
  addTask(company, random.uuid(task.applied.at), agreed, { ...task, priceId, remark: '长期配合，每天4台车' })
  const night = usualTerms(project(6), captain(10), 100)
  addTask(company, random.uuid(at(0, 9)), night, { ...applied(0), bare: true, remark: '下周增派4台车，夜班' })
  const refused = { ...applied(16), ...decided(15, false), reason: '车辆不符合全密闭要求' }
  addTask(company, random.uuid(refused.applied.at), usualTerms(project(2), captain(11), 108, { drivers: 2 }), {
    ...refused,
    remark: '周末可出车',
  })
}
