import type { WaybillFieldsFragment } from './waybill.generated'

/**
 * Fields that are shown as the text that they are: which group of the drawer tells of them, how wide their column is, and whether the
 * list can be searched by them. Another one is a line here and one in waybill.graphql; what it is called says the schema.
 */
export const plainFields = [
  { id: 'goVehicleType', group: 'people', width: 100 },
  { id: 'fleetName', group: 'people', width: 130 },
  { id: 'captainMobile', group: 'people', width: 120, searched: true },
  { id: 'agentName', group: 'people', width: 100 },
  { id: 'carrierName', group: 'people', width: 160 },
  { id: 'machineCode', group: 'loading', width: 110, searched: true },
  { id: 'inStaffName', group: 'loading', width: 100 },
  { id: 'inName', group: 'loading', width: 110 },
  { id: 'goTruckCode', group: 'leaving', width: 110 },
  { id: 'goStaffName', group: 'leaving', width: 100 },
  { id: 'goName', group: 'leaving', width: 110 },
  { id: 'ticketNo', group: 'leaving', width: 120, searched: true },
] as const satisfies readonly PlainField[]

interface PlainField {
  id: keyof WaybillFieldsFragment
  group: 'people' | 'loading' | 'leaving'
  width: number
  searched?: true
}

type Plain = (typeof plainFields)[number]
export type SearchedField = Extract<Plain, { searched: true }>['id']

export const plainOf = (group: PlainField['group']): Plain[] => plainFields.filter((field) => field.group === group)
export const searchedFields: SearchedField[] = plainFields.flatMap((field) => ('searched' in field ? [field.id] : []))
