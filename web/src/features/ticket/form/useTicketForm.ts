import { useQuery } from '@apollo/client/react'
import { namedOptions } from '../../../ui/form/options'
import { TicketFormDocument, type TicketFormQuery } from './form.generated'

export type TicketChoices = TicketFormQuery['ticketForm']

/** What there is to choose from where tickets are booked; undefined until it is known: by what was there before, a form would refuse what was bought since. */
export function useTicketForm() {
  const { data, error, refetch } = useQuery(TicketFormDocument, { fetchPolicy: 'network-only' })
  return { choices: data?.ticketForm, error, refetch }
}

const plain = (name: string) => ({ value: name, label: name })

/** The same as options; a project has its sites and soils, and without any every one of the company's. */
export function optionsOf(choices: TicketChoices, projectInfoId = '') {
  const project = choices.projects.find(({ id }) => id === projectInfoId)
  const sites = choices.dumpSites.filter(({ id }) => !project?.garbageIds.length || project.garbageIds.includes(id))
  const soils = project?.soilTypes.length ? project.soilTypes : choices.soilTypes
  return {
    projects: namedOptions(choices.projects),
    sites: namedOptions(sites),
    soils: soils.map(plain),
    drivers: choices.drivers.map(({ id, name, captainName }) => ({ value: id, label: `${name}（${captainName}）` })),
  }
}

/** What the company itself has of a site's tickets for a soil; null while they are not chosen. */
export function companyStockOf(
  { stocks }: Pick<TicketChoices, 'stocks'>,
  { garbageId, soilType }: { garbageId: string; soilType: string },
): number | null {
  if (!garbageId || !soilType) return null
  return stocks.find((one) => one.garbageId === garbageId && one.soilType === soilType)?.quantity ?? 0
}
