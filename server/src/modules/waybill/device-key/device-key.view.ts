import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { apiTexts, recordsPageOf } from '../../../kernel/api-texts.js'
import { objectOf } from '../../../kernel/fields.js'
import { describeEnum } from '../../../kernel/graphql.js'
import { equalFilterOf } from '../../../kernel/list/found.js'
import { sortBy } from '../../../kernel/list/page.types.js'
import { plate } from '../waybill/fields.js'
import { deviceKeyTable as fields } from './fields.js'

@ObjectType('DeviceKey', { description: '设备密钥：定位设备或定位平台上报位置时出示' })
export class DeviceKeyView extends objectOf(fields) {}

export enum DeviceKeySortField {
  CREATE_TIME = 'CREATE_TIME',
  NAME = 'NAME',
}
describeEnum('DeviceKeySortField', DeviceKeySortField, '设备密钥排序字段', {
  CREATE_TIME: fields.createTime.label,
  NAME: fields.name.label,
})

@InputType({ description: '设备密钥排序' })
export class DeviceKeySort extends sortBy(DeviceKeySortField) {}

@InputType({ description: '设备密钥的查询条件' })
export class DeviceKeyFilter extends equalFilterOf(fields, 'DeviceKey') {
  @Field(() => String, { nullable: true, description: `${fields.name.label}，包含` })
  name?: string | null

  @Field(() => String, { nullable: true, description: `${plate.label}，包含` })
  truckCode?: string | null

  @Field(() => Boolean, { nullable: true, description: '是否已吊销' })
  revoked?: boolean | null
}

@ObjectType({ description: apiTexts.sums })
export class DeviceKeySummary {
  @Field(() => Int, { description: '有效的把数' })
  activeCount!: number
}

@ObjectType({ description: '设备密钥分页' })
export class DeviceKeyPage extends recordsPageOf(DeviceKeyView, DeviceKeySummary) {}

@InputType({ description: '要新建的设备密钥' })
export class DeviceKeyInput {
  @Field({ description: `${fields.name.label}，最多 ${fields.name.length} 个字符` })
  name!: string

  @Field(() => ID, { nullable: true, description: `${fields.truckId.label}；不填则可上报公司任何车辆` })
  truckId?: string | null

  @Field(() => String, { nullable: true, description: `${plate.label}，可代替 truckId` })
  truckCode?: string | null

  @Field(() => Boolean, {
    nullable: true,
    description: `${fields.punches.label}；不填则只可上报位置，属于一辆车的不可`,
  })
  punches?: boolean | null
}

@ObjectType({ description: '新建的设备密钥' })
export class NewDeviceKey {
  @Field(() => DeviceKeyView, { description: '新建的设备密钥' })
  deviceKey!: DeviceKeyView

  @Field(() => String, { nullable: true, description: '密钥本身，只在新建时出示这一次；以同一幂等键重试时为空' })
  key!: string | null
}
