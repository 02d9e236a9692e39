import { namedOptions, type Option } from '../../../ui/form/options'
import type { SearchField } from '../../../ui/search-form/types'
import type { TicketChoices } from '../form'

type Choices = TicketChoices | undefined
type Name = 'projectName' | 'garbageName' | 'soilType' | 'driverName'
const plain = (name: string): Option => ({ value: name, label: name })

/** The ticket day D runs from D 06:00:00 to the next day's. */
export const ticketDay = { name: '票日', clock: '06:00:00' }

/** The searches by project, site, soil and driver, under the labels of a list. */
export function placeSearches(choices: Choices, labels: Readonly<Partial<Record<Name, string>>>) {
  const label = (name: Name) => labels[name] ?? ''
  const drivers = choices?.drivers ?? []
  return {
    project: choice('projectInfoId', label('projectName'), namedOptions(choices?.projects ?? [])),
    site: choice('garbageId', label('garbageName'), namedOptions(choices?.dumpSites ?? [])),
    soil: choice('soilType', label('soilType'), choices?.soilTypes.map(plain) ?? []),
    driver: choice(
      'driverId',
      label('driverName'),
      drivers.map(({ id, name, captainName }) => ({ value: id, label: `${name}（${captainName}）` })),
    ),
  }
}

const choice = (name: string, label: string, options: readonly Option[]): SearchField => ({
  name,
  label,
  type: 'choice',
  options: [...options],
})
