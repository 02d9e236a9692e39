import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert } from '../rows'
import { uniqueName } from '../unique'

export interface Project {
  id: string
  name: string
}

export const newProject = (company: TestCompany, { name = `项目${uniqueName()}` }: Partial<Project> = {}) =>
  insert('project', { companyId: company.id, id: newId(), name })
