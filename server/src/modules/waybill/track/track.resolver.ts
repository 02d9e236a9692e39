import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { WaybillView } from '../waybill/waybill.view.js'
import { CoordinateSystem } from './enums.js'
import { TrackService } from './track.service.js'
import { WaybillTrack } from './track.view.js'

@Resolver(() => WaybillView)
export class TrackResolver {
  constructor(private readonly tracks: TrackService) {}

  @Query(() => WaybillTrack, { nullable: true, description: '一张运单的轨迹；没有这张运单时为空' })
  waybillTrack(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
    @Arg('coordinateSystem', () => CoordinateSystem, {
      defaultValue: CoordinateSystem.WGS84,
      description: '坐标系，默认 WGS84',
    })
    coordinateSystem: CoordinateSystem,
    @Arg('snapped', () => Boolean, {
      defaultValue: false,
      description: '是否纠偏：匹配道路，未配置道路服务时平滑并抽稀',
    })
    snapped: boolean,
  ): Promise<WaybillTrack | null> {
    return this.tracks.find(context.actor, id, { coordinateSystem, snapped, fields: requestedFields(info) })
  }

  @FieldResolver(() => Boolean, { description: '是否有轨迹：装车至完成之间收到过车辆的定位' })
  hasTrack(@Ctx() { actor, loaders }: RequestContext, @Root() { id }: WaybillView): Promise<boolean> {
    return loaders.hasTrack.load({ actor, id })
  }
}
