import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { Asked } from '../../../../kernel/command/asked.js'
import { RowResult } from '../../../../kernel/command/row-result.js'
import type { RequestContext } from '../../../../kernel/context.js'
import {
  WaybillBatch,
  WaybillFleetNameInput,
  WaybillPreparePriceInput,
  WaybillRemarkInput,
  WaybillShiftInput,
  WaybillVehicleTypeInput,
} from '../change.view.js'
import { BatchService } from './batch.service.js'
import { UndoService } from './undo.service.js'
import { VoidService } from './void.service.js'

const key = { nullable: true } as const
const dry = { nullable: true, description: '只试算，不修改' } as const

@Resolver()
export class BatchResolver {
  constructor(
    private readonly batches: BatchService,
    private readonly undos: UndoService,
    private readonly voids: VoidService,
  ) {}

  @Mutation(() => WaybillBatch, { description: '批量修改备注' })
  updateWaybillRemarks(
    @Ctx() context: RequestContext,
    @Arg('input', () => [WaybillRemarkInput]) rows: WaybillRemarkInput[],
    @Arg('dryRun', () => Boolean, dry) dryRun?: boolean,
    @Arg('idempotencyKey', () => String, key) idempotencyKey?: string,
  ): Promise<WaybillBatch> {
    return this.batches.set(context.actor, 'remarks', { rows, dryRun, idempotencyKey })
  }

  @Mutation(() => WaybillBatch, { description: '批量修改预付价；已在结算单上的运单不能修改' })
  setWaybillPreparePrices(
    @Ctx() context: RequestContext,
    @Arg('input', () => [WaybillPreparePriceInput]) rows: WaybillPreparePriceInput[],
    @Arg('dryRun', () => Boolean, dry) dryRun?: boolean,
    @Arg('idempotencyKey', () => String, key) idempotencyKey?: string,
  ): Promise<WaybillBatch> {
    return this.batches.set(context.actor, 'preparePrices', { rows, dryRun, idempotencyKey })
  }

  @Mutation(() => WaybillBatch, { description: '批量修改车辆类型' })
  setWaybillVehicleTypes(
    @Ctx() context: RequestContext,
    @Arg('input', () => [WaybillVehicleTypeInput]) rows: WaybillVehicleTypeInput[],
    @Arg('dryRun', () => Boolean, dry) dryRun?: boolean,
    @Arg('idempotencyKey', () => String, key) idempotencyKey?: string,
  ): Promise<WaybillBatch> {
    return this.batches.set(context.actor, 'vehicleTypes', { rows, dryRun, idempotencyKey })
  }

  @Mutation(() => WaybillBatch, { description: '批量修改车队名称' })
  setWaybillFleetNames(
    @Ctx() context: RequestContext,
    @Arg('input', () => [WaybillFleetNameInput]) rows: WaybillFleetNameInput[],
    @Arg('dryRun', () => Boolean, dry) dryRun?: boolean,
    @Arg('idempotencyKey', () => String, key) idempotencyKey?: string,
  ): Promise<WaybillBatch> {
    return this.batches.set(context.actor, 'fleetNames', { rows, dryRun, idempotencyKey })
  }

  @Mutation(() => WaybillBatch, { description: '批量设置班次' })
  setWaybillShifts(
    @Ctx() context: RequestContext,
    @Arg('input', () => [WaybillShiftInput]) rows: WaybillShiftInput[],
    @Arg('dryRun', () => Boolean, dry) dryRun?: boolean,
    @Arg('idempotencyKey', () => String, key) idempotencyKey?: string,
  ): Promise<WaybillBatch> {
    return this.batches.set(context.actor, 'shifts', { rows, dryRun, idempotencyKey })
  }

  @Mutation(() => [RowResult], { description: '批量作废运单；在结算单上的不能作废。逐行返回结果' })
  voidWaybills(
    @Ctx() context: RequestContext,
    @Arg('waybillIds', () => [ID]) waybillIds: string[],
    @Args() asked: Asked,
    @Arg('reason', () => String, { nullable: true, description: '作废原因' }) reason?: string,
  ): Promise<RowResult[]> {
    return this.voids.void(context.actor, { waybillIds, reason, ...asked })
  }

  @Mutation(() => WaybillBatch, {
    description: '撤销一次修改：把它改过的字段恢复原值，之后又改过的运单不动。本人的修改，或有审核权限者可撤销',
  })
  undoWaybillChanges(
    @Ctx() context: RequestContext,
    @Arg('changeSetId', () => ID) changeSetId: string,
    @Arg('idempotencyKey', () => String, key) idempotencyKey?: string,
  ): Promise<WaybillBatch> {
    return this.undos.undo(context.actor, { changeSetId, idempotencyKey })
  }
}
