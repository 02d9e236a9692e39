import { newCompany } from '@tufang/tests/company'
import { giveProjects, newOrgan } from '@tufang/tests/factories/organ'
import { newProject } from '@tufang/tests/factories/project'
import { organDocuments } from '@tufang/tests/organs'
import { membershipOf } from '@tufang/tests/people'
import { describe, expect, it } from 'vitest'

const PATH = '/upms/organ/tree'

/** Names in the shape of the tree. */
interface Shown {
  id: string
  name: string
  children: Shown[]
}
type Names = [name: string, ...below: Names[]]
const namesOf = ({ name, children }: Shown): Names => [name, ...children.map(namesOf)]

async function grown() {
  const company = await newCompany()
  const top = await newOrgan(company, { name: '工程部' })
  const site = await newOrgan(company, { name: '前海项目部', kind: 'SITE', parent: top })
  const office = await newOrgan(company, { name: '财务部' })
  const reader = await company.as('只读')
  const ask = async (query: Record<string, string> = {}) =>
    (await reader.rest('GET', PATH, { query })).json<{ data: Shown[]; errorCode?: string }>()
  return { company, top, site, office, ask }
}

describe('the tree of organs', () => {
  it('has the company as its root, and what each organ has', async () => {
    const { company, top, site, office, ask } = await grown()
    const [project] = [await newProject(company), await newProject(company)]
    await giveProjects(site, project.id)
    const ids = [await membershipOf(company, '结算员')]
    await (await company.as('管理员')).ask(organDocuments.place, { ids, organId: top.id })
    const { data } = await ask()
    const empty = { sort: 0, remark: null, memberCount: 0, projectCount: 0 }
    expect(data).toEqual([
      {
        ...{ ...empty, id: company.id, parentId: null, name: company.name, kind: null },
        ...{ memberCount: 4, projectCount: 1 },
        children: [
          {
            ...{ ...empty, id: top.id, parentId: company.id, name: '工程部', kind: 1, memberCount: 1 },
            children: [
              {
                ...{ ...empty, id: site.id, parentId: top.id, name: '前海项目部', kind: 2, projectCount: 1 },
                children: [],
              },
            ],
          },
          { ...empty, id: office.id, parentId: company.id, name: '财务部', kind: 1, children: [] },
        ],
      },
    ])
  })

  it('is cut to what is asked for, with what leads there', async () => {
    const { company, top, site, ask } = await grown()
    const names = async (query: Record<string, string>) => (await ask(query)).data.map(namesOf)
    expect(await names({ name: '前海' })).toEqual([[company.name, ['工程部', ['前海项目部']]]])
    expect(await names({ kind: '2' })).toEqual([[company.name, ['工程部', ['前海项目部']]]])
    expect(await names({ name: '没有' })).toEqual([[company.name]])
    expect(await names({ organId: top.id })).toEqual([['工程部', ['前海项目部']]])
    expect(await names({ organId: site.id })).toEqual([['前海项目部']])
    expect((await names({ organId: company.id }))[0]?.length).toBe(3)
    expect(await ask({ organId: 'none' })).toMatchObject({ code: 1, errorCode: 'NOT_FOUND' })
    expect(await ask({ kind: '3' })).toMatchObject({ code: 1, errorCode: 'INVALID_INPUT' })
  })

  it('shows nothing of another company', async () => {
    const [{ top }, { company, ask }] = [await grown(), await grown()]
    expect(await ask({ organId: top.id })).toMatchObject({ code: 1, errorCode: 'NOT_FOUND' })
    expect((await ask()).data.map(({ id }) => id)).toEqual([company.id])
  })
})
