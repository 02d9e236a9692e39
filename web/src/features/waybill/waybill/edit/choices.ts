import { namesInUse } from '../../../../ui/form/options'
import type { FormChoicesFragment } from './edit.generated'
import type { Values } from './fields'

export type Choices = FormChoicesFragment

interface Option {
  value: string
  label: string
}

/** Options that include the present value, even when it is no longer offered. */
function withPresent(options: readonly Option[], value: string, label: string | null): Option[] {
  const known = !value || options.some((option) => option.value === value)
  return known ? [...options] : [{ value, label: label ?? value }, ...options]
}

/** Whether a new trip of the project to a site uses tickets by default. */
export const usesTickets = (
  choices: Choices,
  { projectInfoId, garbageId }: Pick<Values, 'projectInfoId' | 'garbageId'>,
) => garbageId !== '' && choices.projects.some(({ id, usesTickets }) => id === projectInfoId && usesTickets)

/** Names of the chosen values at the opening of the form. */
export interface Present {
  projectName?: string | null
  captainName?: string | null
  driverName?: string | null
  garbageName?: string | null
}

/** Options of a form by the chosen values: a project has its dump sites and soils, a captain his drivers. */
export function optionsFor(choices: Choices, values: Values, present: Present) {
  const project = choices.projects.find(({ id }) => id === values.projectInfoId)
  const sites = choices.dumpSites.filter(({ id }) => !project?.garbageIds.length || project.garbageIds.includes(id))
  const drivers = choices.drivers.filter(({ captainId }) => !values.captainId || captainId === values.captainId)
  const own = namesInUse(project?.soils)
  const soils = own.length > 0 ? own : choices.soilTypes
  const named = ({ id, name }: { id: string; name: string }): Option => ({ value: id, label: name })
  const plain = (name: string): Option => ({ value: name, label: name })
  return {
    projects: withPresent(choices.projects.map(named), values.projectInfoId, present.projectName ?? null),
    sites: withPresent(sites.map(named), values.garbageId, present.garbageName ?? null),
    soils: withPresent(soils.map(plain), values.goSoilType, null),
    captains: withPresent(
      choices.captains.map(({ id, name, mobile }) => ({ value: id, label: `${name}（${mobile}）` })),
      values.captainId,
      present.captainName ?? null,
    ),
    drivers: withPresent(drivers.map(named), values.driverId, present.driverName ?? null),
    trucks: choices.trucks.map(({ plate }) => plate),
    vehicleTypes: [...new Set(choices.trucks.flatMap(({ vehicleType }) => vehicleType ?? []))],
    soilTexts: choices.soilTypes,
  }
}
