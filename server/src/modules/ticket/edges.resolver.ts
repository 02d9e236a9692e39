import type { GraphQLResolveInfo } from 'graphql'
import { type ClassType, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../kernel/context.js'
import { optional } from '../../kernel/graphql.js'
import { DriverView } from '../fleet/index.js'
import { DumpSiteView, ProjectView } from '../project/index.js'
import { WaybillView } from '../waybill/index.js'
import { TicketCollectionView } from './collection/collection.view.js'
import { TicketMonthCostView } from './cost/cost.view.js'
import { TicketDriverStockView } from './driver/driver-stock.view.js'
import { TicketEntryView } from './entry/entry.view.js'
import { driverTable, placeTable, projectTable } from './fields.js'
import { TicketFormStock } from './form/form.view.js'
import { TicketPurchaseView } from './purchase/purchase.view.js'
import { reconciliationRowTable } from './reconciliation/fields.js'
import { TicketReconciliationRowView, TicketReconciliationView } from './reconciliation/reconciliation.view.js'
import { TicketRepair } from './recount/recount.view.js'
import { TicketRefundView } from './refund/refund.view.js'
import { TicketStatView } from './stat/stat.view.js'
import { TicketCompanyStockView, TicketStockView } from './stock/stock.view.js'
import { ticketTexts as texts } from './texts.js'

function projectBeside(type: ClassType): object {
  @Resolver(() => type)
  class ProjectBeside {
    @FieldResolver(() => ProjectView, optional(projectTable.projectName.label))
    project(
      @Ctx() { actor, loaders }: RequestContext,
      @Root() { projectInfoId }: { projectInfoId: string | null },
    ): Promise<ProjectView | null> | null {
      return projectInfoId ? loaders.project.load({ actor, id: projectInfoId }) : null
    }
  }
  return new ProjectBeside()
}

function dumpSiteBeside(type: ClassType): object {
  @Resolver(() => type)
  class DumpSiteBeside {
    @FieldResolver(() => DumpSiteView, optional(placeTable.garbageName.label))
    dumpSite(
      @Ctx() { actor, loaders }: RequestContext,
      @Root() { garbageId }: { garbageId: string | null },
    ): Promise<DumpSiteView | null> | null {
      return garbageId ? loaders.dumpSite.load({ actor, id: garbageId }) : null
    }
  }
  return new DumpSiteBeside()
}

function driverBeside(type: ClassType): object {
  @Resolver(() => type)
  class DriverBeside {
    @FieldResolver(() => DriverView, optional(driverTable.driverName.label))
    driver(
      @Ctx() { actor, loaders }: RequestContext,
      @Root() { driverId }: { driverId: string | null },
    ): Promise<DriverView | null> | null {
      return driverId ? loaders.driver.load({ actor, id: driverId }) : null
    }
  }
  return new DriverBeside()
}

@Resolver(() => TicketEntryView)
class EntryEdges {
  @FieldResolver(() => TicketPurchaseView, optional(texts.purchase))
  purchase(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { purchaseId }: TicketEntryView,
  ): Promise<TicketPurchaseView | null> | null {
    return purchaseId ? loaders.ticketPurchase(info).load({ actor, id: purchaseId }) : null
  }

  @FieldResolver(() => TicketCollectionView, optional(texts.collection))
  collection(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { collectionId }: TicketEntryView,
  ): Promise<TicketCollectionView | null> | null {
    return collectionId ? loaders.ticketCollection(info).load({ actor, id: collectionId }) : null
  }

  @FieldResolver(() => TicketRefundView, optional(texts.refund))
  refund(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { refundId }: TicketEntryView,
  ): Promise<TicketRefundView | null> | null {
    return refundId ? loaders.ticketRefund(info).load({ actor, id: refundId }) : null
  }
}

@Resolver(() => TicketReconciliationRowView)
class ReconciliationRowEdges {
  @FieldResolver(() => TicketReconciliationView, optional(reconciliationRowTable.reconciliationId.label))
  reconciliation(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { reconciliationId }: TicketReconciliationRowView,
  ): Promise<TicketReconciliationView | null> {
    return loaders.ticketReconciliation(info).load({ actor, id: reconciliationId })
  }

  @FieldResolver(
    () => WaybillView,
    optional(`${reconciliationRowTable.waybillId.label}，现在的内容；不可查看运单的人看不到`),
  )
  waybill(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { waybillId }: TicketReconciliationRowView,
  ): Promise<WaybillView | null> | null {
    return waybillId ? loaders.waybill(info).load({ actor, id: waybillId }) : null
  }
}

/** The objects beside the ids of tickets. */
export const ticketEdges = (): object[] => [
  ...[TicketCollectionView, TicketRefundView, TicketEntryView, TicketStockView].map(projectBeside),
  ...[TicketDriverStockView, TicketStatView, TicketRepair].map(projectBeside),
  ...[TicketPurchaseView, TicketCollectionView, TicketRefundView, TicketEntryView].map(dumpSiteBeside),
  ...[TicketStockView, TicketCompanyStockView, TicketFormStock, TicketDriverStockView].map(dumpSiteBeside),
  ...[TicketMonthCostView, TicketStatView, TicketReconciliationView].map(dumpSiteBeside),
  ...[TicketCollectionView, TicketRefundView, TicketEntryView].map(driverBeside),
  ...[TicketDriverStockView, TicketRepair].map(driverBeside),
  new EntryEdges(),
  new ReconciliationRowEdges(),
]
