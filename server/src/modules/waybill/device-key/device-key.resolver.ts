import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { DeviceKeyService } from './device-key.service.js'
import {
  DeviceKeyFilter,
  DeviceKeyInput,
  DeviceKeyPage,
  DeviceKeySort,
  DeviceKeyView,
  NewDeviceKey,
} from './device-key.view.js'

@Resolver()
export class DeviceKeyResolver {
  constructor(private readonly keys: DeviceKeyService) {}

  @Query(() => DeviceKeyPage, { description: '设备密钥，默认最新的在前' })
  deviceKeys(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => DeviceKeyFilter, { nullable: true }) filter?: DeviceKeyFilter,
    @Arg('sort', () => [DeviceKeySort], { nullable: true }) sort?: DeviceKeySort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<DeviceKeyPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.keys.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Mutation(() => NewDeviceKey, { description: '新建设备密钥；密钥只在这一次的回答中' })
  createDeviceKey(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeviceKeyInput) input: DeviceKeyInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) key?: string,
  ): Promise<NewDeviceKey> {
    return this.keys.create(context.actor, input, key)
  }

  @Mutation(() => DeviceKeyView, { description: '吊销设备密钥，立即生效' })
  revokeDeviceKey(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) key?: string,
  ): Promise<DeviceKeyView> {
    return this.keys.revoke(context.actor, id, key)
  }
}
