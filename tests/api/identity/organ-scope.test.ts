import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { newOrgan } from '@tufang/tests/factories/organ'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { newMember } from '@tufang/tests/limited'
import { organDocuments as documents } from '@tufang/tests/organs'
import { rowOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

const FIGURES = `{ waybills { total records { projectName } summary { receivable } } welcome { settleAbleWaybillCount settleAbleAmount }
  viewer { rights } }`
interface Figures {
  waybills: { total: number; records: { projectName: string }[]; summary: { receivable: string } }
  welcome: { settleAbleWaybillCount: number; settleAbleAmount: string }
  viewer: { rights: string }
}

/**
 * Two site offices, each with a project and a trip there, a third project that is the company's own, and a clerk of the
 * first office.
 */
async function withOffices() {
  const company = await newCompany()
  const admin = await company.as('管理员')
  const [east, west] = [await newOrgan(company, { kind: 'SITE' }), await newOrgan(company, { kind: 'SITE' })]
  const [inEast, inWest, free] = [await newProject(company), await newProject(company), await newProject(company)]
  for (const [at, project] of [inEast, inWest, free].entries())
    await newWaybill(company, { project, settlePrice: `${10 ** at}.00` })
  await admin.ask(documents.setProjects, { id: east.id, projectIds: [inEast.id] })
  await admin.ask(documents.setProjects, { id: west.id, projectIds: [inWest.id] })
  const member = await newMember(company)
  const { id } = await rowOf<{ id: string }>(
    sql`select id from membership where company_id = ${company.id} and user_id = ${member.id}`,
  )
  await member.limitToOrgan()
  const place = async (organ: { id: string } | null) => {
    await admin.ask(documents.place, { ids: [id], organId: organ?.id ?? null })
  }
  await place(east)
  return { admin, east, west, inEast, inWest, free, member, place }
}

/** Projects whose trips a person sees. Fails unless lists, sums, the figures of the day and REST agree. */
async function seenBy(caller: Caller): Promise<string[]> {
  const { waybills, welcome } = await caller.ask<Figures>(FIGURES)
  const names = waybills.records.map(({ projectName }) => projectName).toSorted()
  expect(waybills.total).toBe(names.length)
  expect(welcome.settleAbleWaybillCount).toBe(names.length)
  expect(Number(welcome.settleAbleAmount)).toBe(Number(waybills.summary.receivable))
  const answer = (await caller.rest('GET', '/chain/companywaybill/page')).json<{
    data: { total: number; records: { projectName: string }[] }
  }>()
  expect(answer.data.records.map(({ projectName }) => projectName).toSorted()).toEqual(names)
  return names
}

const namesOf = (...projects: { name: string }[]): string[] => projects.map(({ name }) => name).toSorted()

describe('whose role shows what his organ has', () => {
  it('sees it anew by the next request when he, an organ or a project goes elsewhere', async () => {
    const { admin, east, west, inEast, inWest, free, member, place } = await withOffices()
    const seen = () => seenBy(member.caller)
    expect(await seen()).toEqual(namesOf(inEast))
    await place(west)
    expect(await seen()).toEqual(namesOf(inWest))
    await admin.ask(documents.move, { id: east.id, parentId: west.id })
    expect(await seen()).toEqual(namesOf(inEast, inWest))
    await admin.ask(documents.move, { id: east.id, parentId: null })
    expect(await seen()).toEqual(namesOf(inWest))
    await admin.ask(documents.setProjects, { id: west.id, projectIds: [inEast.id, free.id] })
    expect(await seen()).toEqual(namesOf(inEast, free))
    await admin.ask(documents.setProjects, { id: west.id, projectIds: [] })
    expect(await seen()).toEqual([])
    await admin.ask(documents.setProjects, { id: east.id, projectIds: [inWest.id] })
    await admin.ask(documents.merge, { id: west.id, intoId: east.id })
    expect(await seen()).toEqual(namesOf(inWest))
  })

  it('sees all as long as he belongs to the company itself', async () => {
    const { inEast, inWest, free, member, place } = await withOffices()
    await place(null)
    expect(await seenBy(member.caller)).toEqual(namesOf(inEast, inWest, free))
  })

  it('holds other rights from then on, so that his open windows ask anew', async () => {
    const { west, member, place } = await withOffices()
    const rights = async () => (await member.caller.ask<Figures>(FIGURES)).viewer.rights
    const before = await rights()
    await place(west)
    expect(await rights()).not.toBe(before)
  })
})
