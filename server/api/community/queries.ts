import type { Db } from '../../db/schema.ts'

/** Name and logo of the community with this subdomain: a list of one, or of none. */
export const findImage = (db: Db, subdomain: string) =>
  db
    .selectFrom('communities')
    .select(['image_url as community_image_url', 'name'])
    .where('subdomain', '=', subdomain)
    .execute()
