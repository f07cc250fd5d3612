;; The loops over all cars. A set has a bit for each slot; sets lie at multiples of 16 bytes and are as many multiples long.
;; Addresses, lengths and ends are bytes. The callers in workspace.ts say what each loop is for.
(module
  (import "workspace" "memory" (memory 1))

  ;; into |= set
  (func (export "add") (param $into i32) (param $set i32) (param $end i32)
    (loop $next
      (v128.store (local.get $into) (v128.or (v128.load (local.get $into)) (v128.load (local.get $set))))
      (local.set $set (i32.add (local.get $set) (i32.const 16)))
      (br_if $next
        (i32.lt_u (local.tee $into (i32.add (local.get $into) (i32.const 16))) (local.get $end)))))

  ;; into &= set
  (func (export "keep") (param $into i32) (param $set i32) (param $end i32)
    (loop $next
      (v128.store (local.get $into) (v128.and (v128.load (local.get $into)) (v128.load (local.get $set))))
      (local.set $set (i32.add (local.get $set) (i32.const 16)))
      (br_if $next
        (i32.lt_u (local.tee $into (i32.add (local.get $into) (i32.const 16))) (local.get $end)))))

  ;; into &= ~set
  (func (export "drop") (param $into i32) (param $set i32) (param $end i32)
    (loop $next
      (v128.store (local.get $into) (v128.andnot (v128.load (local.get $into)) (v128.load (local.get $set))))
      (local.set $set (i32.add (local.get $set) (i32.const 16)))
      (br_if $next
        (i32.lt_u (local.tee $into (i32.add (local.get $into) (i32.const 16))) (local.get $end)))))

  ;; fails = candidates & ~choice; twice |= failed & fails; failed |= fails
  (func (export "fail")
    (param $failed i32) (param $twice i32) (param $candidates i32) (param $choice i32) (param $end i32)
    (local $fails v128)
    (loop $next
      (local.set $fails (v128.andnot (v128.load (local.get $candidates)) (v128.load (local.get $choice))))
      (v128.store (local.get $twice)
        (v128.or (v128.load (local.get $twice)) (v128.and (v128.load (local.get $failed)) (local.get $fails))))
      (v128.store (local.get $failed) (v128.or (v128.load (local.get $failed)) (local.get $fails)))
      (local.set $twice (i32.add (local.get $twice) (i32.const 16)))
      (local.set $candidates (i32.add (local.get $candidates) (i32.const 16)))
      (local.set $choice (i32.add (local.get $choice) (i32.const 16)))
      (br_if $next
        (i32.lt_u (local.tee $failed (i32.add (local.get $failed) (i32.const 16))) (local.get $end)))))

  ;; Writes the set of slots whose numbers lie between least and most, both included.
  (func (export "within") (param $into i32) (param $numbers i32) (param $least i32) (param $most i32) (param $end i32)
    (local $low v128) (local $high v128)
    (local.set $low (i32x4.splat (local.get $least)))
    (local.set $high (i32x4.splat (local.get $most)))
    (loop $next
      (i32.store16 (local.get $into)
        (i8x16.bitmask
          (i8x16.narrow_i16x8_s
            (i16x8.narrow_i32x4_s
              (v128.and
                (i32x4.ge_s (v128.load (local.get $numbers)) (local.get $low))
                (i32x4.le_s (v128.load (local.get $numbers)) (local.get $high)))
              (v128.and
                (i32x4.ge_s (v128.load offset=16 (local.get $numbers)) (local.get $low))
                (i32x4.le_s (v128.load offset=16 (local.get $numbers)) (local.get $high))))
            (i16x8.narrow_i32x4_s
              (v128.and
                (i32x4.ge_s (v128.load offset=32 (local.get $numbers)) (local.get $low))
                (i32x4.le_s (v128.load offset=32 (local.get $numbers)) (local.get $high)))
              (v128.and
                (i32x4.ge_s (v128.load offset=48 (local.get $numbers)) (local.get $low))
                (i32x4.le_s (v128.load offset=48 (local.get $numbers)) (local.get $high)))))))
      (local.set $numbers (i32.add (local.get $numbers) (i32.const 64)))
      (br_if $next
        (i32.lt_u (local.tee $into (i32.add (local.get $into) (i32.const 2))) (local.get $end)))))

  ;; How many bits a & b has.
  (func (export "countCommon") (param $a i32) (param $b i32) (param $end i32) (result i32)
    (local $count i64)
    (loop $next
      (local.set $count
        (i64.add (local.get $count)
          (i64.add
            (i64.popcnt (i64.and (i64.load (local.get $a)) (i64.load (local.get $b))))
            (i64.popcnt (i64.and (i64.load offset=8 (local.get $a)) (i64.load offset=8 (local.get $b)))))))
      (local.set $b (i32.add (local.get $b) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $a (i32.add (local.get $a) (i32.const 16))) (local.get $end))))
    (i32.wrap_i64 (local.get $count)))

  ;; Writes the slots of the set, ascending, four bytes each; says where they end.
  (func (export "list") (param $set i32) (param $end i32) (param $slots i32) (result i32)
    (local $first i32) (local $word i64)
    (loop $next
      (local.set $word (i64.load (local.get $set)))
      (block $done
        (loop $bit
          (br_if $done (i64.eqz (local.get $word)))
          (i32.store (local.get $slots)
            (i32.add (local.get $first) (i32.wrap_i64 (i64.ctz (local.get $word)))))
          (local.set $slots (i32.add (local.get $slots) (i32.const 4)))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (br $bit)))
      (local.set $first (i32.add (local.get $first) (i32.const 64)))
      (br_if $next (i32.lt_u (local.tee $set (i32.add (local.get $set) (i32.const 8))) (local.get $end))))
    (local.get $slots))

  ;; Adds step to a cell for each of the eight numbers in the row of each slot of the set.
  (func (export "tally")
    (param $set i32) (param $end i32) (param $rows i32) (param $step i32)
    (param $cells0 i32) (param $cells1 i32) (param $cells2 i32) (param $cells3 i32) (param $cells4 i32) (param $cells5 i32) (param $cells6 i32) (param $cells7 i32)
    (local $word i64) (local $row i32) (local $cell i32)
    (loop $next
      (local.set $word (i64.load (local.get $set)))
      (block $done
        (loop $bit
          (br_if $done (i64.eqz (local.get $word)))
          (local.set $row
            (i32.add (local.get $rows) (i32.shl (i32.wrap_i64 (i64.ctz (local.get $word))) (i32.const 4))))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (local.set $cell
            (i32.add (local.get $cells0) (i32.shl (i32.load16_u offset=0 (local.get $row)) (i32.const 2))))
          (i32.store (local.get $cell) (i32.add (i32.load (local.get $cell)) (local.get $step)))
          (local.set $cell
            (i32.add (local.get $cells1) (i32.shl (i32.load16_u offset=2 (local.get $row)) (i32.const 2))))
          (i32.store (local.get $cell) (i32.add (i32.load (local.get $cell)) (local.get $step)))
          (local.set $cell
            (i32.add (local.get $cells2) (i32.shl (i32.load16_u offset=4 (local.get $row)) (i32.const 2))))
          (i32.store (local.get $cell) (i32.add (i32.load (local.get $cell)) (local.get $step)))
          (local.set $cell
            (i32.add (local.get $cells3) (i32.shl (i32.load16_u offset=6 (local.get $row)) (i32.const 2))))
          (i32.store (local.get $cell) (i32.add (i32.load (local.get $cell)) (local.get $step)))
          (local.set $cell
            (i32.add (local.get $cells4) (i32.shl (i32.load16_u offset=8 (local.get $row)) (i32.const 2))))
          (i32.store (local.get $cell) (i32.add (i32.load (local.get $cell)) (local.get $step)))
          (local.set $cell
            (i32.add (local.get $cells5) (i32.shl (i32.load16_u offset=10 (local.get $row)) (i32.const 2))))
          (i32.store (local.get $cell) (i32.add (i32.load (local.get $cell)) (local.get $step)))
          (local.set $cell
            (i32.add (local.get $cells6) (i32.shl (i32.load16_u offset=12 (local.get $row)) (i32.const 2))))
          (i32.store (local.get $cell) (i32.add (i32.load (local.get $cell)) (local.get $step)))
          (local.set $cell
            (i32.add (local.get $cells7) (i32.shl (i32.load16_u offset=14 (local.get $row)) (i32.const 2))))
          (i32.store (local.get $cell) (i32.add (i32.load (local.get $cell)) (local.get $step)))
          (br $bit)))
      (local.set $rows (i32.add (local.get $rows) (i32.const 1024)))
      (br_if $next (i32.lt_u (local.tee $set (i32.add (local.get $set) (i32.const 8))) (local.get $end)))))

  ;; Adds one to a cell for one number in the row of each slot of the set; rows is the address of that number in the first.
  (func (export "tallyPlace") (param $set i32) (param $end i32) (param $rows i32) (param $cells i32)
    (local $word i64) (local $cell i32)
    (loop $next
      (local.set $word (i64.load (local.get $set)))
      (block $done
        (loop $bit
          (br_if $done (i64.eqz (local.get $word)))
          (local.set $cell
            (i32.add (local.get $cells)
              (i32.shl
                (i32.load16_u
                  (i32.add (local.get $rows) (i32.shl (i32.wrap_i64 (i64.ctz (local.get $word))) (i32.const 4))))
                (i32.const 2))))
          (i32.store (local.get $cell) (i32.add (i32.load (local.get $cell)) (i32.const 1)))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (br $bit)))
      (local.set $rows (i32.add (local.get $rows) (i32.const 1024)))
      (br_if $next (i32.lt_u (local.tee $set (i32.add (local.get $set) (i32.const 8))) (local.get $end)))))
)
