;; The two passes of the scanner over one peptide (see scanner.ts, which lays out the memory and says what the passes do).
;; Sets of places are vectors of 128 bits: a step takes the same time for the smallest and for the largest motif.
;;
;; In memory, in bytes:
;;      0  by residue, the places where it can stand
;;    512  by place, those that lead to it without being its neighbour
;;   2560  places that lead to their neighbour
;;   2576  places that others than their neighbour lead to
;;   2592  places where the motif can end
;;   2608  places where it can begin
;;   4096  by place, and at 128 for the beginning: the places that can come next, in the order of preference, a byte each;
;;         255 stands for the end of the motif, and behind the last
(module
  (memory (export "memory") 1)
  ;; Where the sets of the peptide at hand, the spans of its matches and all residues are; set once.
  (global $fits (export "fits") (mut i32) (i32.const 0))
  (global $spans (export "spans") (mut i32) (i32.const 0))
  (global $text (export "text") (mut i32) (i32.const 0))

  ;; Adds the places that lead to those of half a vector. $row: where the list of the half begins.
  (func $leading (param $before v128) (param $bits i64) (param $row i32) (result v128)
    (block $none
      (loop $each
        (br_if $none (i64.eqz (local.get $bits)))
        (local.set $before
          (v128.or (local.get $before)
            (v128.load (i32.add (local.get $row) (i32.shl (i32.wrap_i64 (i64.ctz (local.get $bits))) (i32.const 4))))))
        (local.set $bits (i64.and (local.get $bits) (i64.sub (local.get $bits) (i64.const 1))))
        (br $each)))
    (local.get $before))

  ;; From the end to the beginning: where each residue can stand so that the rest fits behind it.
  ;; Whether a match can begin anywhere.
  (func (export "fit") (param $from i32) (param $to i32) (result i32)
    (local $fit v128) (local $any v128) (local $before v128) (local $rest v128)
    (local $neighbour v128) (local $special v128) (local $final v128) (local $i i32) (local $first i32) (local $at i32)
    (local.set $neighbour (v128.load (i32.const 2560)))
    (local.set $special (v128.load (i32.const 2576)))
    (local.set $final (v128.load (i32.const 2592)))
    (local.set $first (i32.add (global.get $text) (local.get $from)))
    (local.set $i (i32.add (global.get $text) (local.get $to)))
    (local.set $at (i32.add (global.get $fits) (i32.shl (i32.sub (local.get $to) (local.get $from)) (i32.const 4))))
    ;; Nothing fits behind the peptide.
    (v128.store (local.get $at) (v128.const i64x2 0 0))
    (loop $each
      (local.set $i (i32.sub (local.get $i) (i32.const 1)))
      (local.set $at (i32.sub (local.get $at) (i32.const 16)))
      ;; All places one down: each half shifted, and the lowest bit of the upper half carried into the lower.
      (local.set $before
        (v128.or (local.get $final)
          (v128.and (local.get $neighbour)
            (v128.or
              (i64x2.shr_u (local.get $fit) (i32.const 1))
              (i64x2.shl
                (i8x16.shuffle 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 (local.get $fit) (v128.const i64x2 0 0))
                (i32.const 63))))))
      (local.set $rest (v128.and (local.get $fit) (local.get $special)))
      (if (v128.any_true (local.get $rest))
        (then
          (local.set $before (call $leading (local.get $before) (i64x2.extract_lane 0 (local.get $rest)) (i32.const 512)))
          (local.set $before (call $leading (local.get $before) (i64x2.extract_lane 1 (local.get $rest)) (i32.const 1536)))))
      (local.set $fit (v128.and (local.get $before) (v128.load (i32.shl (i32.load8_u (local.get $i)) (i32.const 4)))))
      (v128.store (local.get $at) (local.get $fit))
      (local.set $any (v128.or (local.get $any) (local.get $fit)))
      (br_if $each (i32.gt_u (local.get $i) (local.get $first))))
    (v128.any_true (v128.and (local.get $any) (v128.load (i32.const 2608)))))

  ;; From $i to the end: the matches between the marks at $from and $to - 1. $length: that of every match, 0 when they differ.
  ;; How many there are; the first $most are written down, start and end, the end not included.
  (func (export "matches") (param $i i32) (param $from i32) (param $to i32) (param $length i32) (param $most i32) (result i32)
    (local $count i32) (local $first v128) (local $at i32) (local $end i32) (local $list i32) (local $place i32) (local $start i32) (local $stop i32)
    (local.set $first (v128.load (i32.const 2608)))
    (loop $each
      (local.set $at (i32.add (global.get $fits) (i32.shl (i32.sub (local.get $i) (local.get $from)) (i32.const 4))))
      (loop $skip
        (if (i32.ge_u (local.get $i) (local.get $to)) (then (return (local.get $count))))
        (if (i32.eqz (v128.any_true (v128.and (local.get $first) (v128.load (local.get $at)))))
          (then
            (local.set $i (i32.add (local.get $i) (i32.const 1)))
            (local.set $at (i32.add (local.get $at) (i32.const 16)))
            (br $skip))))
      (local.set $end (i32.add (local.get $i) (local.get $length)))
      (if (i32.eqz (local.get $length))
        (then
          (local.set $list (i32.const 36864))
          (block $over
            (loop $next
              (local.set $place (i32.load8_u (local.get $list)))
              (br_if $over (i32.eq (local.get $place) (i32.const 255)))
              ;; The preferred place that fits.
              (if (i32.eqz (i32.and (i32.const 1)
                    (i32.shr_u
                      (i32.load8_u (i32.add (local.get $at) (i32.shr_u (local.get $place) (i32.const 3))))
                      (i32.and (local.get $place) (i32.const 7)))))
                (then
                  (local.set $list (i32.add (local.get $list) (i32.const 1)))
                  (br $next)))
              (local.set $list (i32.add (i32.const 4096) (i32.shl (local.get $place) (i32.const 8))))
              (local.set $end (i32.add (local.get $end) (i32.const 1)))
              (local.set $at (i32.add (local.get $at) (i32.const 16)))
              (br $next)))))
      ;; Without the marks; marks alone are no match.
      (local.set $start (i32.add (local.get $from) (i32.const 1)))
      (if (i32.gt_u (local.get $i) (local.get $start)) (then (local.set $start (local.get $i))))
      (local.set $stop (i32.sub (local.get $to) (i32.const 1)))
      (if (i32.lt_u (local.get $end) (local.get $stop)) (then (local.set $stop (local.get $end))))
      (if (i32.gt_u (local.get $stop) (local.get $start))
        (then
          (if (i32.lt_u (local.get $count) (local.get $most))
            (then
              (local.set $at (i32.add (global.get $spans) (i32.shl (local.get $count) (i32.const 3))))
              (i32.store (local.get $at) (local.get $start))
              (i32.store offset=4 (local.get $at) (local.get $stop))))
          (local.set $count (i32.add (local.get $count) (i32.const 1)))))
      (local.set $i (local.get $end))
      (br $each))
    (unreachable)))
