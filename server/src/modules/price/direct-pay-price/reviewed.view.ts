import { Field, ID, ObjectType } from 'type-graphql'
import { describe, type Fields, objectOf, type ShownOf } from '../../../kernel/fields.js'
import { optional } from '../../../kernel/graphql.js'
import { memberTable, termTable } from './fields.js'

const { captainId, captainName, driverId, driverName, isOpenWallet, allDrivers } = memberTable

@ObjectType('CaptainAndDriver', { description: '直付价适用的一个车队长与司机' })
export class CaptainAndDriver {
  @Field(() => ID, { description: captainId.label })
  captainId!: string

  @Field(() => ID, optional(`${driverId.label}；空则为该车队长的全部司机，含以后加入的`))
  driverId!: string | null
}

@ObjectType('DriverOfCaptain', { description: '车队长的一个司机' })
export class DriverName {
  @Field(() => ID, { description: driverId.label })
  driverId!: string

  @Field({ description: driverName.label })
  driverName!: string

  @Field({ description: isOpenWallet.label })
  isOpenWallet!: boolean
}

@ObjectType('CaptainWithDrivers', { description: '一个车队长及所选司机' })
export class CaptainWithDrivers {
  @Field(() => ID, { description: captainId.label })
  captainId!: string

  @Field({ description: captainName.label })
  captainName!: string

  @Field({ description: isOpenWallet.label })
  isOpenWallet!: boolean

  @Field({ description: describe(allDrivers) })
  allDrivers!: boolean

  @Field(() => [DriverName], { description: '所选司机；为全部司机时为空' })
  drivers!: DriverName[]
}

/** Captains and drivers of a price or task application, and the facts that decide whether the actor may review it. */
export interface ForMembers {
  captainAndDriver: CaptainAndDriver[]
  captainAndDrivers: CaptainWithDrivers[]
  applyId: string
  /** People with a hand in the record: its applicant and the editors of its terms. */
  hands: string[]
  /** Whether the company wants two people for an approval. */
  fourEyes: boolean
}

/** Base class of an application that one person makes and another reviews: its fields, captains and drivers. */
export function reviewedOf<const Table extends Fields>(fields: Table): abstract new () => ShownOf<Table> & ForMembers {
  @ObjectType()
  abstract class Reviewed extends (objectOf(fields) as abstract new () => object) implements ForMembers {
    @Field(() => [CaptainAndDriver], { description: `${termTable.captainAndDrivers.label}：适用的` })
    captainAndDriver!: CaptainAndDriver[]

    @Field(() => [CaptainWithDrivers], { description: `${termTable.captainAndDrivers.label}：适用的，按车队长排列` })
    captainAndDrivers!: CaptainWithDrivers[]

    applyId!: string
    hands!: string[]
    fourEyes!: boolean
  }
  return Reviewed as abstract new () => ShownOf<Table> & ForMembers
}
