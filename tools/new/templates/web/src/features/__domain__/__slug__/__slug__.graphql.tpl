fragment {{Type}}Row on {{Type}} {
  id
  name
  remark
  version
  createTime
  updateTime
  allowedActions
}

query {{Types}}($filter: {{Type}}Filter, $sort: [{{Type}}Sort!], $page: PageInput) {
  {{many}}(filter: $filter, sort: $sort, page: $page) {
    total
    records {
      ...{{Type}}Row
    }
  }
}

query {{Type}}($id: ID!) {
  {{one}}(id: $id) {
    ...{{Type}}Row
    history {
      id
      label
      before
      after
      reason
      createBy
      createTime
    }
  }
}

mutation Create{{Type}}($input: {{Type}}Input!, $idempotencyKey: String) {
  create{{Type}}(input: $input, idempotencyKey: $idempotencyKey) {
    id
  }
}

mutation Update{{Type}}($id: ID!, $version: Int!, $input: {{Type}}Input!, $idempotencyKey: String) {
  update{{Type}}(id: $id, version: $version, input: $input, idempotencyKey: $idempotencyKey) {
    ...{{Type}}Row
  }
}

mutation Delete{{Type}}($id: ID!, $idempotencyKey: String) {
  delete{{Type}}(id: $id, idempotencyKey: $idempotencyKey) {
    id
    type
  }
}
