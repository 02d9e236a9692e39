import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { renamedTo } from '../../../kernel/graphql.js'
import { WaybillForm } from '../waybill/form.view.js'
import { WaybillView } from '../waybill/waybill.view.js'
import { ChangeView, WaybillUpdate } from './change.view.js'
import { CreationService } from './creation/creation.service.js'
import { EditService } from './edit/edit.service.js'
import { MoveService } from './edit/move.service.js'
import { UnvoidService } from './edit/unvoid.service.js'
import { HistoryService } from './history/history.service.js'
import { CreateWaybillInput, UnloadWaybillInput, UpdateWaybillInput } from './waybill.inputs.js'

const key = { nullable: true } as const
const seen = { nullable: true, description: '所见的版本；填写后，他人已修改则拒绝' } as const

@Resolver(() => WaybillForm)
export class ChangeResolver {
  constructor(
    private readonly creations: CreationService,
    private readonly edits: EditService,
    private readonly moves: MoveService,
    private readonly unvoids: UnvoidService,
    private readonly histories: HistoryService,
  ) {}

  @Query(() => [ChangeView], { description: '运单的修改历史：前后、谁、何时、为何；最近的在前，最多 500 条' })
  waybillChanges(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<ChangeView[]> {
    return this.histories.of(context.actor, id)
  }

  @Query(() => WaybillForm, { description: '填写运单时可选的项目、渣土场、土质、车队长、司机与车辆' })
  waybillForm(@Ctx() context: RequestContext): Promise<WaybillForm> {
    return this.creations.form(context.actor)
  }

  @Query(() => WaybillForm, { description: '修改运单时可选的内容，同 waybillForm' })
  waybillEditForm(@Ctx() context: RequestContext): Promise<WaybillForm> {
    return this.creations.editForm(context.actor)
  }

  @FieldResolver(() => String, { description: '运单导入模板 .xlsx 的地址：用同一令牌 GET，须能新增运单' })
  importTemplateUrl(): string {
    return '/chain/thirdImport/template'
  }

  @Mutation(() => WaybillView, { description: '新增运单' })
  createWaybill(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateWaybillInput) input: CreateWaybillInput,
    @Arg('idempotencyKey', () => String, key) idempotencyKey?: string,
  ): Promise<WaybillView> {
    return this.creations.create(context.actor, input, idempotencyKey)
  }

  @Mutation(() => WaybillUpdate, {
    description:
      '修改运单；已卸车运单涉及金额的修改，无审核权限者提交审核。他人已修改则拒绝（STALE），extensions.data 列出差异',
  })
  updateWaybill(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { description: '所见的版本' }) version: number,
    @Arg('input', () => UpdateWaybillInput) patch: UpdateWaybillInput,
    @Arg('reason', () => String, { nullable: true, description: '修改原因' }) reason?: string,
    @Arg('idempotencyKey', () => String, key) idempotencyKey?: string,
  ): Promise<WaybillUpdate> {
    return this.edits.update(context.actor, { id, version, patch, reason, idempotencyKey })
  }

  @Mutation(() => WaybillView, { description: '作废运单：运单号与历史保留，金额退出卡片台账' })
  voidWaybill(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, seen) version?: number,
    @Arg('reason', () => String, { nullable: true, description: '作废原因' }) reason?: string,
    @Arg('idempotencyKey', () => String, key) idempotencyKey?: string,
  ): Promise<WaybillView> {
    return this.moves.void(context.actor, { id, version, reason, idempotencyKey })
  }

  @Mutation(() => WaybillView, {
    description: '作废运单，旧名',
    deprecationReason: renamedTo('voidWaybill'),
  })
  deleteWaybill(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, seen) version?: number,
    @Arg('reason', () => String, { nullable: true, description: '作废原因' }) reason?: string,
    @Arg('idempotencyKey', () => String, key) idempotencyKey?: string,
  ): Promise<WaybillView> {
    return this.moves.void(context.actor, { id, version, reason, idempotencyKey })
  }

  @Mutation(() => WaybillView, {
    description: '撤销作废：作废后十分钟内、之后没有其他修改时，本人或有审核权限者可恢复原状',
  })
  unvoidWaybill(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, key) idempotencyKey?: string,
  ): Promise<WaybillView> {
    return this.unvoids.unvoid(context.actor, { id, idempotencyKey })
  }

  @Mutation(() => WaybillView, { description: '确认出场：已装车 → 运输中' })
  departWaybill(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, seen) version?: number,
    @Arg('idempotencyKey', () => String, key) idempotencyKey?: string,
  ): Promise<WaybillView> {
    return this.moves.depart(context.actor, { id, version, idempotencyKey })
  }

  @Mutation(() => WaybillView, { description: '确认卸车：金额计入卡片台账' })
  unloadWaybill(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UnloadWaybillInput, { nullable: true }) input?: UnloadWaybillInput,
    @Arg('version', () => Int, seen) version?: number,
    @Arg('idempotencyKey', () => String, key) idempotencyKey?: string,
  ): Promise<WaybillView> {
    return this.moves.unload(context.actor, { id, version, idempotencyKey }, input ?? {})
  }
}
