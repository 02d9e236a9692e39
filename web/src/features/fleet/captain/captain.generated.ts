/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CaptainTreeQueryVariables = Exact<{ [key: string]: never; }>;


export type CaptainTreeQuery = { captainTree: Array<{ captainId: string, captainName: string, mobile: string, plates: Array<string>, isOpenWallet: boolean, enabled: boolean, drivers: Array<{ driverId: string, driverName: string, mobile: string, isOpenWallet: boolean, enabled: boolean }> }> };

export type CaptainDriversQueryVariables = Exact<{
  filter?: Types.CaptainDriverFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type CaptainDriversQuery = { captainDrivers: { total: number, records: Array<{ captainId: string, captainName: string, driverId: string | null, driverName: string | null, projectName: string | null, isOpenWallet: boolean }> } };

export type ChooserProjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChooserProjectsQuery = { projects: Array<{ id: string, name: string }> };


export const CaptainTreeDocument = {"__meta__":{"id":"sha256:116003513d9a7c2741696d56cf32ba057fbfa0e7682f716fbdbe5b90ff2cfc0e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaptainTree"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captainTree"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captainId"}},{"kind":"Field","name":{"kind":"Name","value":"captainName"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"plates"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenWallet"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"drivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"driverId"}},{"kind":"Field","name":{"kind":"Name","value":"driverName"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenWallet"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]}}]} as unknown as DocumentNode<CaptainTreeQuery, CaptainTreeQueryVariables>;
export const CaptainDriversDocument = {"__meta__":{"id":"sha256:04d7ccdd272cfc83a674727415f2ad22a4cb061f1dd53088fe7ff8f54a1a1ddf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaptainDrivers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CaptainDriverFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captainDrivers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captainId"}},{"kind":"Field","name":{"kind":"Name","value":"captainName"}},{"kind":"Field","name":{"kind":"Name","value":"driverId"}},{"kind":"Field","name":{"kind":"Name","value":"driverName"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenWallet"}}]}}]}}]}}]} as unknown as DocumentNode<CaptainDriversQuery, CaptainDriversQueryVariables>;
export const ChooserProjectsDocument = {"__meta__":{"id":"sha256:a1fb41fc9cb41b5195be0f10607850af3ee0e08504f7bbb1ef7e843df68e38bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChooserProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"projectName"}}]}}]}}]} as unknown as DocumentNode<ChooserProjectsQuery, ChooserProjectsQueryVariables>;