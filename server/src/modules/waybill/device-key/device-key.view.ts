import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { describeEnum } from '../../../kernel/graphql.js'
import { PageView, SortInput } from '../../../kernel/list/page.types.js'

@ObjectType('DeviceKey', { description: '设备密钥：定位设备或定位平台上报位置时出示' })
export class DeviceKeyView {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '名称' })
  name!: string

  @Field({ description: '密钥的最后四位' })
  tail!: string

  @Field(() => ID, { nullable: true, description: '所属车辆；为空则可上报公司任何车辆' })
  truckId!: string | null

  @Field(() => String, { nullable: true, description: '所属车辆的车牌' })
  truckCode!: string | null

  @Field({ description: '建立人' })
  createBy!: string

  @Field(() => Date, { description: '建立时间' })
  createTime!: string

  @Field(() => Date, { nullable: true, description: '最近一次使用的时间，精确到分钟' })
  usedTime!: string | null

  @Field(() => Date, { nullable: true, description: '吊销时间；为空则有效' })
  revokeTime!: string | null
}

export enum DeviceKeySortField {
  CREATE_TIME = 'CREATE_TIME',
  NAME = 'NAME',
}
describeEnum('DeviceKeySortField', DeviceKeySortField, '设备密钥排序字段', {
  CREATE_TIME: '建立时间',
  NAME: '名称',
})

@InputType({ description: '设备密钥排序' })
export class DeviceKeySort extends SortInput {
  @Field(() => DeviceKeySortField, { description: '排序字段' })
  field!: DeviceKeySortField
}

@InputType({ description: '设备密钥的查询条件' })
export class DeviceKeyFilter {
  @Field(() => String, { nullable: true, description: '名称，包含' })
  name?: string | null

  @Field(() => String, { nullable: true, description: '车牌，包含' })
  truckCode?: string | null

  @Field(() => Boolean, { nullable: true, description: '是否已吊销' })
  revoked?: boolean | null
}

@ObjectType({ description: '设备密钥分页' })
export class DeviceKeyPage extends PageView {
  @Field(() => [DeviceKeyView], { description: '本页的内容' })
  records!: DeviceKeyView[]
}

@InputType({ description: '要新建的设备密钥' })
export class DeviceKeyInput {
  @Field({ description: '名称，最多 20 个字符' })
  name!: string

  @Field(() => ID, { nullable: true, description: '所属车辆；不填则可上报公司任何车辆' })
  truckId?: string | null

  @Field(() => String, { nullable: true, description: '所属车辆的车牌，可代替 truckId' })
  truckCode?: string | null
}

@ObjectType({ description: '新建的设备密钥' })
export class NewDeviceKey {
  @Field(() => DeviceKeyView, { description: '新建的设备密钥' })
  deviceKey!: DeviceKeyView

  @Field(() => String, { nullable: true, description: '密钥本身，只在新建时出示这一次；以同一幂等键重试时为空' })
  key!: string | null
}
