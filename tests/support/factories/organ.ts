import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert } from '../rows'
import { uniqueName } from '../unique'

export interface TestOrgan {
  companyId: string
  id: string
  parentId: string | null
  name: string
  kind: 'DEPARTMENT' | 'SITE'
}

/** An organ of the company, right below it unless another one is named. */
export const newOrgan = (
  { id: companyId }: TestCompany,
  {
    name = `机构${uniqueName()}`,
    parent,
    kind = 'DEPARTMENT',
  }: Partial<Pick<TestOrgan, 'name' | 'kind'>> & { parent?: TestOrgan | null } = {},
): Promise<TestOrgan> => insert('organ', { companyId, id: newId(), parentId: parent?.id ?? null, name, kind })

/** Gives projects to it. */
export async function giveProjects({ companyId, id: organId }: TestOrgan, ...projectIds: string[]): Promise<void> {
  for (const projectId of projectIds) await insert('organ_project', { companyId, projectId, organId })
}
