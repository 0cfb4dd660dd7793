import { expect, test } from 'vitest'
import { network } from './limits.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::ffff:1', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['1::3:4:5:6:7:8', '1:0:3:4'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, counted) => expect(network(ip)).toBe(counted))
