import { describeEnum } from '../../kernel/graphql.js'

/** State of a trip as its dump site sees it. */
export enum ArrivalState {
  ANNOUNCED = 'ANNOUNCED',
  ARRIVED = 'ARRIVED',
  TIPPED = 'TIPPED',
  REFUSED = 'REFUSED',
}

/** Chinese names of the states: in the schema, in refusals, and where spreadsheets print them. */
export const arrivalStateLabels: Record<`${ArrivalState}`, string> = {
  ANNOUNCED: '待到场',
  ARRIVED: '已到场',
  TIPPED: '已卸土',
  REFUSED: '已拒收',
}
describeEnum('ArrivalState', ArrivalState, '到场状态', arrivalStateLabels)

export enum ArrivalSortField {
  GO_DATETIME = 'GO_DATETIME',
  TRUCK_CODE = 'TRUCK_CODE',
  ARRIVED_AT = 'ARRIVED_AT',
}
describeEnum('ArrivalSortField', ArrivalSortField, '到场车次的排序字段')

export enum YardSiteSortField {
  GARBAGE_NAME = 'GARBAGE_NAME',
  COMPANY_NAME = 'COMPANY_NAME',
  CLAIMED_AT = 'CLAIMED_AT',
}
describeEnum('YardSiteSortField', YardSiteSortField, '在经营的渣土场的排序字段')
