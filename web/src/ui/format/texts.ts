/** Units of quantities and prices. */
export const texts = {
  units: { TRUCK: '车', CUBIC: '方', TON: '吨' },
  prices: { TRUCK: '元/车', CUBIC: '元/方', TON: '元/吨', TICKET: '元/张', SHIFT: '元/台班', ANY: '元/计量单位' },
  anyUnit: '按运单的计量单位：元/车、元/方或元/吨',
}

/** Words for counted things, and texts with their number. */
export const countTexts = {
  trips: '趟',
  tickets: '张',
  tripsOf: (count: string) => `${count} 趟`,
  ticketsOf: (count: string) => `${count} 张`,
} as const
