import type { TestCompany } from '../company'
import { newCaptain } from './captain'
import { newDriver } from './driver'
import { newDumpSite } from './dump-site'
import { newProject } from './project'
import { newSoilType } from './soil-type'
import { newTruck } from './truck'

/** Base data of a haul: a captain with two drivers and a truck, a project, a soil, a site. */
export async function newHaul(company: TestCompany) {
  const captain = await newCaptain(company)
  const [driver, other] = [
    await newDriver(company, { captain, name: '李师傅' }),
    await newDriver(company, { captain, name: '张师傅' }),
  ]
  const [project, soilType, dumpSite] = [
    await newProject(company),
    await newSoilType(company),
    await newDumpSite(company),
  ]
  return { captain, driver, other, project, soilType, dumpSite, truck: await newTruck(company, { captain }) }
}

export type Haul = Awaited<ReturnType<typeof newHaul>>

/** Input of a price for freight of one driver. */
export const freightOf = ({ project, soilType, dumpSite, captain, driver }: Haul, directPayPrice = '80.00') => ({
  projectInfoId: project.id,
  tpMode: 'FREIGHT',
  soilType: soilType.name,
  garbageId: dumpSite.id,
  directPayPrice,
  captainAndDriver: [{ captainId: captain.id, driverId: driver.id }],
})
