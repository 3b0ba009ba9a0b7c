import type { Permission } from '#src/common/permissions.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, shopActorOf } from '#src/platform/http/route-types.ts'
import {
  CategoryFormBody,
  CategoryFormParams,
  EntryForm,
  FormParams,
  FormSaved,
  LocationFormBody,
  ProductFormBody,
} from '../contract/entry-form.ts'
import type { CategoryForms } from './category-form.service.ts'
import type { LocationForms } from './location-form.service.ts'
import type { ProductForms } from './product-form.service.ts'

/** More than any product's texts. */
const formBytesMost = 600_000
/** More than the lunch of a year. */
const daysBytesMost = 2_000_000

interface Forms {
  products: ProductForms
  categories: CategoryForms
  locations: LocationForms
}

const reading = (permission: Permission) => ({ permission, answer: EntryForm })

/** Products, categories and cafés by form, for the back office. */
export const formRoutes =
  ({ products, categories, locations }: Forms) =>
  (app: App): void => {
    const route = routesOf(app, ['office: products'])
    route(
      'GET /api/admin/products/:id/form',
      { summary: 'A product as a form', params: FormParams, ...reading('products:read') },
      ({ params, language, request }) => products.read(params.id, shopActorOf(request), language),
    )
    route(
      'PUT /api/admin/products/:id/form',
      {
        summary: 'Changes a product by form, or adds one',
        permission: 'products:write',
        bodyLimit: formBytesMost,
        params: FormParams,
        body: ProductFormBody,
        answer: FormSaved,
      },
      ({ params, body, language, request }) => products.save(params.id, body, shopActorOf(request), language),
    )
    route(
      'GET /api/admin/categories/:id/form',
      { summary: 'A category as a form', params: CategoryFormParams, ...reading('products:read') },
      ({ params, language, request }) => categories.read(params.id, shopActorOf(request), language),
    )
    route(
      'PUT /api/admin/categories/:id/form',
      {
        summary: 'Changes a category by form, or adds one',
        permission: 'products:write',
        bodyLimit: formBytesMost,
        params: CategoryFormParams,
        body: CategoryFormBody,
        answer: FormSaved,
      },
      ({ params, body, language, request }) => categories.save(params.id, body, shopActorOf(request), language),
    )
    const place = routesOf(app, ['office: locations'])
    place(
      'GET /api/admin/locations/:id/form',
      { summary: 'A café or shop as a form', params: FormParams, ...reading('locations:read') },
      ({ params, language, request }) => locations.read(params.id, shopActorOf(request), language),
    )
    place(
      'PUT /api/admin/locations/:id/form',
      {
        summary: 'Changes a café or shop by form, or adds one',
        permission: 'locations:write',
        bodyLimit: daysBytesMost,
        params: FormParams,
        body: LocationFormBody,
        answer: FormSaved,
      },
      ({ params, body, language, request }) => locations.save(params.id, body, shopActorOf(request), language),
    )
  }
