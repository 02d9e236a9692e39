import { namedOptions, type Option } from '../../../ui/form/options'
import type { SearchField } from '../../../ui/search-form/types'
import type { TicketChoices } from '../form'

type Choices = TicketChoices | undefined
const plain = (name: string): Option => ({ value: name, label: name })

/** Filter of a ticket day D, from D 06:00:00 to the next day's. */
export const ticketDay = { name: '票日', clock: '06:00:00' }

/** Options of searches of tickets. */
export const projectsOf = (choices: Choices): Option[] => namedOptions(choices?.projects ?? [])
export const sitesOf = (choices: Choices): Option[] => namedOptions(choices?.dumpSites ?? [])
export const soilsOf = (choices: Choices): Option[] => choices?.soilTypes.map(plain) ?? []
export const driversOf = (choices: Choices): Option[] =>
  choices?.drivers.map(({ id, name, captainName }) => ({ value: id, label: `${name}（${captainName}）` })) ?? []

type Name = 'projectName' | 'garbageName' | 'soilType' | 'driverName'

const choice = (name: string, label = '', options: Option[]): SearchField => ({ name, label, type: 'choice', options })

/** Options as fields of a search form, with the labels of a list. */
export const placeSearches = (choices: Choices, labels: Readonly<Partial<Record<Name, string>>>) => ({
  project: choice('projectInfoId', labels.projectName, projectsOf(choices)),
  site: choice('garbageId', labels.garbageName, sitesOf(choices)),
  soil: choice('soilType', labels.soilType, soilsOf(choices)),
  driver: choice('driverId', labels.driverName, driversOf(choices)),
})
