import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import { expectSound } from '@tufang/tests/checks'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDirectPayPrice } from '@tufang/tests/factories/direct-pay-price'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newExcavatorRecord } from '@tufang/tests/factories/excavator-record'
import { newOrgan } from '@tufang/tests/factories/organ'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject, type Project } from '@tufang/tests/factories/project'
import { newPhaseSurvey, newProjectPhase } from '@tufang/tests/factories/project-phase'
import { newProjectPrice } from '@tufang/tests/factories/project-price'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newTicketEntry } from '@tufang/tests/factories/ticket'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { newMember } from '@tufang/tests/limited'
import { asTwin, mergeDocument, mergeRows, moneyOf } from '@tufang/tests/merging'
import { newSettlement } from '@tufang/tests/rearrange'
import { insert, rowsOf } from '@tufang/tests/rows'
import { uniqueDigits } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const mutation = 'mergeBaseProjects'

async function ground(company: TestCompany) {
  const [dumpSite, soilType] = [await newDumpSite(company), await newSoilType(company)]
  return { dumpSite, soilType, keep: await newProject(company), drop: await newProject(company) }
}

const projectsOf = async (company: TestCompany, ids: readonly string[]) =>
  (
    await rowsOf<{ id: string; name: string }>(
      sql`select project_id as id, project_name as name from waybill where company_id = ${company.id} and id = any(${[...ids]}::uuid[])`,
    )
  ).map(({ id, name }) => `${id} ${name}`)

async function refusalOf(company: TestCompany, keep: Project, drop: Project): Promise<string> {
  const input = { keepId: keep.id, dropId: drop.id, reason: '重复' }
  const { message } = await (await company.as('管理员')).refusal(mergeDocument(mutation), { input })
  return message.replace(`项目“${drop.name}”不能并入“${keep.name}”：`, '')
}

describe('mergeBaseProjects', () => {
  it('moves open trips, prices and work, leaves what is settled, and changes no money', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const keep = await newProject(company, { name: `滨江(${uniqueDigits(6)})` })
    const name = keep.name.replace('(', '（').replace(')', '）')
    const drop = await asTwin('project', () => newProject(company, { name }))
    const { dumpSite, soilType } = await ground(company)
    const of = { project: drop, dumpSite, soilType }
    await newProjectPrice(company, { ...of, price: '88.00' })
    await newDirectPayPrice(company, {
      ...of,
      tpMode: 'FREIGHT',
      members: [{ captainId: (await newCaptain(company)).id }],
    })
    const approved = await newSettlement(company, {
      ...of,
      approved: true,
      payee: await newPayee(company),
      isTicket: true,
    })
    const pending = await newSettlement(company, of)
    const open = await newWaybills(company, 2, { ...of, card: await newCard(company), isTicket: true })
    const work = await newExcavatorRecord(company, { project: drop })
    const done = await newExcavatorRecord(company, { project: drop, auditStatus: 'APPROVED' })
    const moving = open.map(({ id }) => id)
    const staying = [...approved.waybillIds, ...pending.waybillIds]
    const before = await moneyOf(company)
    const preview = await mergeRows(clerk, mutation, keep, drop, { dryRun: true })
    expect(preview.moved).toEqual([
      { label: '挖机工时', count: 1 },
      { label: '项目单价', count: 1 },
      { label: '直付价', count: 1 },
      { label: '运单', count: 2 },
    ])
    expect(preview.stayed).toEqual([
      { label: '站内消息', count: 2 },
      { label: '运单', count: 4 },
      { label: '挖机工时', count: 1 },
      { label: '结算单', count: 2 },
    ])
    expect(await mergeRows(clerk, mutation, keep, drop)).toEqual(preview)
    expect(await moneyOf(company)).toEqual(before)
    expect(await projectsOf(company, moving)).toEqual(moving.map(() => `${keep.id} ${keep.name}`))
    expect(await projectsOf(company, staying)).toEqual(staying.map(() => `${drop.id} ${drop.name}`))
    const records = await rowsOf(
      sql`select project_id as id from excavator_record where id = any(${[work.id, done.id]}::uuid[]) order by audit_status`,
    )
    expect(records).toEqual([{ id: drop.id }, { id: keep.id }])
    await expectSound((await testApp()).database)
  })

  it('is refused while there are phases, roles or an organ of the dropped one, and names them', async () => {
    const company = await newCompany()
    const { keep, drop } = await ground(company)
    const phase = await newProjectPhase(company, { project: drop })
    expect(await refusalOf(company, keep, drop)).toBe(`它有分期${phase.name}，请先删除，或在保留的项目中重新建立`)
    await rowsOf(sql`delete from project_phase where id = ${phase.id}`)
    const member = await newMember(company)
    await member.limitTo([drop.id])
    expect(await refusalOf(company, keep, drop)).toBe('有1个角色只看它，请先在角色的数据范围中改选保留的项目')
    await member.limitTo([keep.id])
    const organ = await newOrgan(company)
    await insert('organ_project', { companyId: company.id, projectId: drop.id, organId: organ.id })
    expect(await refusalOf(company, keep, drop)).toBe('它属于一个机构，请先移出，再确认保留的项目所属的机构')
    await rowsOf(sql`delete from organ_project where project_id = ${drop.id}`)
    await mergeRows(await company.as('管理员'), mutation, keep, drop)
  })

  it('is refused where amounts would change, two prices would hold, or tickets are left', async () => {
    const company = await newCompany()
    const { keep, drop, dumpSite, soilType } = await ground(company)
    const terms = { dumpSite, soilType }
    await newProjectPrice(company, { project: keep, soilType, price: '99.00' })
    const price = await newProjectPrice(company, { project: drop, soilType, price: '88.00' })
    expect(await refusalOf(company, keep, drop)).toBe(`${drop.name}两者在同一时间都有项目单价，请先停用或作废其中之一`)
    await rowsOf(sql`update project_price set enabled = false where id = ${price.id}`)
    const settled = await newSettlement(company, { project: drop, count: 1, settlePrice: '70.00', ...terms })
    const [captain] = await rowsOf<{ id: string }>(
      sql`select captain_id as id from waybill where id = ${settled.waybillIds[0] ?? ''}`,
    )
    if (!captain) throw new Error('nobody hauled')
    const agreed = { project: drop, members: [{ captainId: captain.id }], tpMode: 'FREIGHT' as const, ...terms }
    await newDirectPayPrice(company, { ...agreed, from: new Date('2026-01-01') })
    const truck = await newTruck(company, { captain })
    const trip = await newWaybill(company, { project: drop, truck, ...terms })
    expect(await refusalOf(company, keep, drop)).toBe(
      `1趟未结算运单的金额会因此改变（${trip.no}），请先结算它们，或使两者的单价一致`,
    )
    expect(await projectsOf(company, [trip.id])).toEqual([`${drop.id} ${drop.name}`])
    const other = await newProject(company)
    const happenedAt = new Date('2026-01-01')
    await newTicketEntry(company, { kind: 'COLLECT', project: other, quantity: 3, happenedAt, ...terms })
    expect(await refusalOf(company, keep, other)).toBe(
      `${other.name}在它名下的票还余3张，请先用完、退票或更正为零；未结算的用票运单请先结算`,
    )
  })
})

describe('mergeProjectPhases', () => {
  it('moves surveys of the phase that was planned twice, and refuses another one and two surveys of a day', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const project = await newProject(company)
    const name = `一期(${uniqueDigits(6)})`
    const keep = await newProjectPhase(company, { project, name })
    const twin = { project, name: name.replace('(', '（').replace(')', '）') }
    const drop = await asTwin('project_phase', () => newProjectPhase(company, twin))
    const other = await newProjectPhase(company, { project, toDay: '2026-09-30' })
    const refusal = async (into: { id: string }) =>
      (
        await admin.refusal(mergeDocument('mergeProjectPhases'), {
          input: { keepId: into.id, dropId: drop.id, reason: '重复' },
        })
      ).message
    await newPhaseSurvey(company, { phase: keep, day: '2026-03-31' })
    await newPhaseSurvey(company, { phase: drop, day: '2026-03-31' })
    await newPhaseSurvey(company, { phase: drop, day: '2026-04-30' })
    expect(await refusal(other)).toContain('日期、渣土场、土质不同')
    expect(await refusal(keep)).toContain('两者都有2026-03-31的实测')
    await rowsOf(sql`delete from phase_survey where phase_id = ${drop.id} and day = '2026-03-31'`)
    const merged = await mergeRows(admin, 'mergeProjectPhases', keep, drop)
    expect(merged).toMatchObject({ moved: [{ label: '实测', count: 1 }], stayed: [] })
    expect(await rowsOf(sql`select phase_id as id from phase_survey where company_id = ${company.id}`)).toEqual([
      { id: keep.id },
      { id: keep.id },
    ])
    expect(await admin.code('mutation ($id: ID!) { restoreProjectPhase(id: $id) { id } }', { id: drop.id })).toBe(
      'MERGED',
    )
  })
})
