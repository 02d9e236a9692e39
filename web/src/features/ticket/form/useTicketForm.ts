import { useQuery } from '@apollo/client/react'
import { namedOptions, namesInUse } from '../../../ui/form/options'
import { TicketFormDocument, type TicketFormQuery } from './form.generated'

export type TicketChoices = TicketFormQuery['ticketForm']

/** Choices for booking tickets, loaded again each time: older ones would refuse tickets that were bought since. */
export function useTicketForm() {
  const { data, error, refetch } = useQuery(TicketFormDocument, { fetchPolicy: 'network-only' })
  return { choices: data?.ticketForm, error, refetch }
}

/** Choices of searches; empty until loaded. */
export const useTicketChoices = (): TicketChoices | undefined => useTicketForm().choices

const plain = (name: string) => ({ value: name, label: name })

/** Options of a form; a project has its own sites and soils, or all of the company's if it lists none. */
export function optionsOf(choices: TicketChoices, projectInfoId = '') {
  const project = choices.projects.find(({ id }) => id === projectInfoId)
  const sites = choices.dumpSites.filter(({ id }) => !project?.garbageIds.length || project.garbageIds.includes(id))
  const own = namesInUse(project?.soils)
  const soils = own.length > 0 ? own : choices.soilTypes
  return {
    projects: namedOptions(choices.projects),
    sites: namedOptions(sites),
    soils: soils.map(plain),
    drivers: choices.drivers.map(({ id, name, captainName }) => ({ value: id, label: `${name}（${captainName}）` })),
  }
}

/** Company's own stock of a site's tickets for a soil; null until both are chosen. */
export function companyStockOf(
  { stocks }: Pick<TicketChoices, 'stocks'>,
  { garbageId, soilType }: { garbageId: string; soilType: string },
): number | null {
  if (!garbageId || !soilType) return null
  return stocks.find((one) => one.garbageId === garbageId && one.soilType === soilType)?.quantity ?? 0
}
