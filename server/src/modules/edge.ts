import type DataLoader from 'dataloader'
import type { GraphQLField, GraphQLResolveInfo } from 'graphql'
import { Arg, type ClassType, Ctx, Extensions, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import type { Actor } from '../kernel/command/actor.js'
import type { Loaders, RequestContext } from '../kernel/context.js'
import { columnsOf, type Fields } from '../kernel/fields.js'
import { optional, requestedFields } from '../kernel/graphql.js'
import { countsWanted, defaultPage, type PageRequest, pageSchema, type SortBy } from '../kernel/list/list.js'
import type { Below, BelowKeys } from '../kernel/list/list-below.js'
import { PageInput, pageArg } from '../kernel/list/page.types.js'
import type { ListSpec } from '../kernel/list/spec.js'
import { needsId } from '../kernel/list/statements.js'
import { ReadsTogether, type RowsRead } from '../kernel/reads.js'
import { validate } from '../kernel/values/validate.js'
import type { WrittenObject } from './domain.js'
import type { OwnKey, PageAsked } from './loader.js'

/** Loader of one object by its id; where the object is wide, it is made for the fields that a place asks for. */
type One = DataLoader<OwnKey, object | null, string>
type OneOf = One | ((info: GraphQLResolveInfo) => One)

/** Name of a loader of one object by its id. */
export type EdgeLoader = keyof { [Name in keyof Loaders as Loaders[Name] extends OneOf ? Name : never]: Name }

/** Loader for the fields that a place in the query selects. */
export function loaderOf(loaders: Loaders, name: EdgeLoader, info: GraphQLResolveInfo): One {
  const one: OneOf = loaders[name]
  return typeof one === 'function' ? one(info) : one
}

/** An object beside the id that names it. */
export interface Edge {
  name: string
  to: () => ClassType
  /** Field with the id; a null id gives a null object. */
  by: string
  loader: EdgeLoader
  label: string
}

/**
 * Resolvers of the edges of a type: each reads the objects of all rows of an answer in one statement, and gives null to
 * callers who may not read the object by itself, strangers among them.
 */
export const edgesOf = (type: ClassType, ...edges: readonly Edge[]): object[] => edges.map((edge) => beside(type, edge))

/** Methods of different edges need different names. */
function beside(type: ClassType, { name, to, by, loader, label }: Edge): object {
  needsId(name, by)
  @Resolver(() => type)
  class Beside {
    @FieldResolver(to, optional(label))
    [name](
      @Ctx() context: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Root() row: object,
    ): Promise<object | null> | null {
      const id: unknown = Reflect.get(row, by)
      if (typeof id !== 'string' || !context.anybody) return null
      return loaderOf(context.loaders, loader, info).load({ actor: context.actor, id })
    }
  }
  return new Beside()
}

/**
 * Objects of an edge as PostgreSQL writes them within rows: columns of the list's own table alone, since others may be
 * dear, and an edge reads each object once.
 */
export function writtenBeside<Filter>(
  { name, by }: Edge,
  type: string,
  { list, fields, may }: { list: ListSpec<Filter, string>; fields: Fields; may: (actor: Actor) => boolean },
): WrittenObject {
  const { from, alias, scope } = list
  const columns = columnsOf(alias, fields)
  return { name, by, type, from, alias, columns, scope, may, seesWhole: (actor) => list.seenBy?.(actor) === undefined }
}

/**
 * Resolvers of the objects beside lists of ids, in the order of the ids: unknown objects, and those that a caller may
 * not read by themselves, are left out.
 */
export const manyOf = (type: ClassType, ...edges: readonly Edge[]): object[] =>
  edges.map((edge) => manyBeside(type, edge))

function manyBeside(type: ClassType, { name, to, by, loader, label }: Edge): object {
  needsId(name, by)
  @Resolver(() => type)
  class ManyBeside {
    @FieldResolver(() => [to()], { description: label })
    [name](@Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo, @Root() row: object): Promise<object[]> {
      return objectsOf(idsIn(row, by), loader, context, info)
    }
  }
  return new ManyBeside()
}

/**
 * Resolvers of pages of the objects beside long lists of ids, in the order of the ids: those that a caller may not read
 * by themselves are left out.
 */
export const pageOfMany = (type: ClassType, ...edges: readonly Edge[]): object[] =>
  edges.map((edge) => manyPaged(type, edge))

function manyPaged(type: ClassType, { name, to, by, loader, label }: Edge): object {
  @Resolver(() => type)
  class ManyPaged {
    @FieldResolver(() => [to()], { description: label })
    [name](
      @Ctx() context: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Root() row: object,
      @Arg('page', () => PageInput, pageArg) page?: PageRequest,
    ): Promise<object[]> {
      const { current, size } = validate(pageSchema, page ?? defaultPage, 'page')
      return objectsOf(idsIn(row, by).slice((current - 1) * size, current * size), loader, context, info)
    }
  }
  return new ManyPaged()
}

function idsIn(row: object, by: string): string[] {
  const ids: unknown = Reflect.get(row, by)
  return Array.isArray(ids) ? ids : []
}

/** Records in place of the rows that a type's objects hold under the same name. */
export const recordsIn = (type: ClassType, ...edges: readonly Omit<Edge, 'by'>[]): object[] =>
  edges.map((edge) => recordsBeside(type, edge))

function recordsBeside(type: ClassType, { name, to, loader, label }: Omit<Edge, 'by'>): object {
  @Resolver(() => type)
  class RecordsBeside {
    @FieldResolver(() => [to()], { description: label })
    [name](
      @Ctx() context: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Root() holder: object,
    ): Promise<object[]> {
      // The holder's service has read the rows.
      return recordsOf(context, info, loader, Reflect.get(holder, name) as { id: string }[])
    }
  }
  return new RecordsBeside()
}

/** Records of these rows as edges show them, in their order; those that the actor may not read are left out. */
export const recordsOf = (
  context: RequestContext,
  info: GraphQLResolveInfo,
  loader: EdgeLoader,
  rows: readonly { id: string }[],
): Promise<object[]> =>
  objectsOf(
    rows.map(({ id }) => id),
    loader,
    context,
    info,
  )

async function objectsOf(
  ids: readonly string[],
  loader: EdgeLoader,
  { actor, loaders }: RequestContext,
  info: GraphQLResolveInfo,
): Promise<object[]> {
  const one = loaderOf(loaders, loader, info)
  return (await Promise.all(ids.map((id) => one.load({ actor, id })))).filter((object) => object !== null)
}

/** Loader of pages, for the selection and arguments of a place. */
type Pages = (info: GraphQLResolveInfo, given: PageAsked<object, string>) => One
type PagesOf = (info: GraphQLResolveInfo, given: never) => One

/** List whose pages hang below records: its types, those of its field of Query, and its readers. */
export interface ListEdge {
  Page: ClassType
  Filter: ClassType
  Sort: ClassType
  loader: keyof { [Name in keyof Loaders as Loaders[Name] extends PagesOf ? Name : never]: Name }
}

/** A page of a list beside the records that its rows lie below. */
export interface PagesEdge {
  name: string
  to: ListEdge
  below: Below
  /** Field with the key for `below`; the id unless given. */
  by?: string
  label: string
  /** Rows that are looked through for each record, where they are far more than a page. */
  reads?: RowsRead
}

/**
 * Resolvers of pages below the records of a type, with the arguments of the list itself: each reads the pages of all
 * rows of an answer in one statement, and gives null to callers who may not read the list.
 */
export const pagesOf = (type: ClassType, ...edges: readonly PagesEdge[]): object[] =>
  edges.map((edge) => pageBelow(type, edge))

const unsaid: MethodDecorator = () => undefined

/** Place of the pages of a field of records: the loader of their list, and how its rows lie below a record. */
interface PagesPlace extends Required<Pick<PagesEdge, 'below' | 'by'>> {
  loader: ListEdge['loader']
}

/** Place of the pages of a field; undefined for a field without such pages. */
export const pagesPlaceOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>) =>
  extensions.pages as PagesPlace | undefined

function pageBelow(type: ClassType, { name, to, below, by = 'id', label, reads }: PagesEdge): object {
  needsId(name, by)
  const place: PagesPlace = { loader: to.loader, below, by }
  @Resolver(() => type)
  class PageBelow {
    @Extensions({ pages: place })
    @(reads === undefined ? unsaid : ReadsTogether(reads))
    @FieldResolver(() => to.Page, optional(label))
    [name](
      @Ctx() { actor, loaders }: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Root() row: object,
      @Arg('filter', () => to.Filter, { nullable: true }) filter?: object,
      @Arg('sort', () => [to.Sort], { nullable: true }) sort?: SortBy[],
      @Arg('page', () => PageInput, pageArg) page?: PageRequest,
    ): Promise<object | null> {
      const pages = pagesAsked(loaders, to, info, { below, filter, sort, page })
      return pages.load({ actor, id: String(Reflect.get(row, by)) })
    }
  }
  return new PageBelow()
}

/** Arguments of pages that lie below records. */
interface BelowAsked {
  below: Below | BelowKeys
  filter: object | null | undefined
  sort: SortBy[] | undefined
  page: PageRequest | undefined
}

/** Loader of the pages that a place in the query asks for below each of its records. */
export function pagesAsked(loaders: Loaders, to: ListEdge, info: GraphQLResolveInfo, given: BelowAsked): One {
  const { below, filter, sort, page } = given
  const asked = requestedFields(info)
  const [counted, fields] = [countsWanted(asked), requestedFields(info, 'records')]
  const request = { filter, sort, page, fields, counted, records: asked.has('records') }
  // The loader's list is the one whose types these are.
  const pages = loaders[to.loader] as Pages
  return pages(info, { below, request })
}
