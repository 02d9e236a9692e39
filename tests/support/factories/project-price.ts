import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert } from '../rows'
import type { DumpSite } from './dump-site'
import type { Project } from './project'
import type { SoilType } from './soil-type'

export type TpMode = 'RELEASE' | 'FREIGHT' | 'INTERNAL' | 'BACKFILL'

interface Plan {
  project: Project
  soilType: SoilType
  price: string
  tpMode?: TpMode
  /** Without a site the price holds for every site. */
  dumpSite?: DumpSite
  /** [from, until); always unless the plan says otherwise. */
  validFrom?: Date
  validUntil?: Date
}

export const newProjectPrice = (
  company: TestCompany,
  { project, soilType, price, tpMode = 'FREIGHT', dumpSite, validFrom, validUntil }: Plan,
) =>
  insert('project_price', {
    companyId: company.id,
    id: newId(),
    projectId: project.id,
    tpMode,
    soilType: soilType.name,
    dumpSiteId: dumpSite?.id ?? null,
    price,
    validFrom: validFrom ?? null,
    validUntil: validUntil ?? null,
  })
