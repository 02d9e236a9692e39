import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { CoordinateSystem } from './enums.js'

/** Map tiles, by the server's configuration (docs/operations.md). */
@ObjectType({ description: '地图底图' })
export class MapTiles {
  @Field({ description: '瓦片地址，含 {z}、{x}、{y}，可含 {s}' })
  url!: string

  @Field({ description: '可替换 {s} 的各个字符' })
  subdomains!: string

  @Field({ description: '来源，须显示在地图上' })
  attribution!: string

  @Field(() => CoordinateSystem, { description: '底图的坐标系' })
  coordinateSystem!: `${CoordinateSystem}`

  @Field(() => Int, { description: '最大级别' })
  maxZoom!: number
}

@Resolver()
export class MapTilesResolver {
  constructor(private readonly tiles: MapTiles | undefined) {}

  @Query(() => MapTiles, { nullable: true, description: '地图底图；未配置时为空，地图以网格为底' })
  mapTiles(@Ctx() context: RequestContext): MapTiles | null {
    // Reading the actor refuses strangers.
    return context.actor && (this.tiles ?? null)
  }
}
