import { routesOf } from '#src/platform/http/route.ts'
import { type App, shopActorOf } from '#src/platform/http/route-types.ts'
import { ProductForm, ProductFormBody, ProductFormParams } from '../contract/product-form.ts'
import type { ProductForms } from './product-form.service.ts'

/** More than any product's texts. */
const formBytesMost = 600_000

/** Products by form, for the back office. */
export const productFormRoutes =
  (forms: ProductForms) =>
  (app: App): void => {
    const route = routesOf(app, ['office: products'])
    route(
      'GET /api/admin/products/:id/form',
      { summary: 'A product as a form', permission: 'products:read', params: ProductFormParams, answer: ProductForm },
      ({ params, language, request }) => forms.read(params.id, shopActorOf(request), language),
    )
    route(
      'PUT /api/admin/products/:id/form',
      {
        summary: 'Changes a product by form, or adds one',
        permission: 'products:write',
        bodyLimit: formBytesMost,
        params: ProductFormParams,
        body: ProductFormBody,
      },
      ({ params, body, request }) => forms.save(params.id, body, shopActorOf(request)),
    )
  }
