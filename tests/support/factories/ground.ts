import type { TestCompany } from '../company'
import { newCaptain } from './captain'
import type { Card } from './card'
import { newProject, type Project } from './project'
import { newProjectPrice } from './project-price'
import { newSoilType, type SoilType } from './soil-type'
import { newTruck, type Truck } from './truck'

/** Base data of waybills whose test does not care: one project that pays 100.00 a trip for one soil. */
interface Ground {
  project: Project
  soilType: SoilType
  /** By captain; the empty key is for waybills without a card. */
  trucks: Map<string, Promise<Truck>>
}

const grounds = new WeakMap<TestCompany, Promise<Ground>>()

export function groundOf(company: TestCompany): Promise<Ground> {
  const ground = grounds.get(company) ?? makeGround(company)
  grounds.set(company, ground)
  return ground
}

async function makeGround(company: TestCompany): Promise<Ground> {
  const project = await newProject(company)
  const soilType = await newSoilType(company)
  await newProjectPrice(company, { project, soilType, price: '100.00' })
  return { project, soilType, trucks: new Map() }
}

/** The truck of the card's captain. */
export async function truckOf(company: TestCompany, card: Card | undefined): Promise<Truck> {
  const { trucks } = await groundOf(company)
  const key = card?.captainId ?? ''
  const truck = trucks.get(key) ?? makeTruck(company, card)
  trucks.set(key, truck)
  return truck
}

async function makeTruck(company: TestCompany, card: Card | undefined): Promise<Truck> {
  return newTruck(company, { captain: card ? { id: card.captainId } : await newCaptain(company) })
}
