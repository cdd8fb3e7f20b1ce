/** Written by `node tools/font-coverage.ts`; `unpack` tells how it is read. */
export const coverage: Readonly<Record<string, string>> = {
  regular:
    '0 1 c 1 i 2n x k8 2 6 4 7 1 1 1 k 1 1r e 8w r4 3k 1h7 1 1x0 h 4 1 1 8 c1 9 3b 6y 1 7v 2 6 2 12 2 6 2 8 1 1 1 1 1 1 1 v 2 1h 1 f 1 e 2 6 1 j 2 3 1 9 1 2t 1 c 2 r 1 d 3 x 1b 1 f 2o z 2 4 1 3s 1 qh 1 1ar w 9s 3i noi 2o 2o 5n 5 2 1 1 1 5 o e 73 1 1a 1 e9 1o fpw 7 l5 1 v g 5r 1 70 2 1he 6 1 16 1 9 16it v',
  italic:
    '0 1 c 1 i 2n x k8 2 6 4 7 1 1 1 k 1 1r e 8w r4 3k 3e8 h 4 1 1 8 c1 9 3b 6y 1 7v 2 6 2 12 2 6 2 8 1 1 1 1 1 1 1 v 2 1h 1 f 1 e 2 6 1 j 2 3 1 9 1 2t 1 c 2 r 1 d 3 w 1c 1 f 2o 10 1 4 1 3s 1 qh 1 1ar w 9s 3i noi 2o 2o 5n 5 2 1 1 1 5 o e 73 1 1a 1 e9 1o fpw 7 l5 1 v g 5r 1 70 2 1he 6 1 16 1 9 16it v',
  caveat:
    '0 1 c 1 i 2n x 67 g 1 2 1 1d 9 7 1 g 1 1 1 1 3 3 1 1 5 4 y 3 1 n 1 x 1 1k 1 15 1 9 2 1 1 e 6 y 5 1 3 1 3 2 1 1 1 h 1 2 3 c 1 3q 1 1v 2o 2 2 6 2 6 4 k s 2 2g g 4 6 4 6 6 4 2 4ws 2 m 2 u 2 k 2 6 2 8 2 i 6 c 2 10 2 2 2 c 4 m 2 c 2 4 2 7q 1 2 2 3 3 1 3 1 3 3 1 9 1 1 2 5 2 9 1 d 1 t 1 3 6 6 a n 1 1 2 1 1 2 1 2 1 1 1 5 1 3 3 2 1 2g 1 9 1 1 1 1c 2 6 4 4z 1 2 1 3 1 1a 1 n 1 3 2 136 2 14ux 1 u4 5',
  marck_script:
    '0 1 c 1 i 2n y 3 1 5 1 1 2 4 2 2 1 2 2 1 3 37 1 n 2 1f j 1 2x 4 o 2 4s 2 g 6 83 c 1 1u 1 c 1 2 1c 2 54e 6 30 2 7z 2 3 3 1 3 1 3 3 1 9 1 8 2 9 1 2v 1 2x 1 8h 1 r 2',
  great_vibes:
    'd 1 i 2n x d 1 4b 1 1h 1 2 4 5 3 7 1 c 2 2 3 1 2 e 6 8 1 2 1 11 3 2 2 10 2 3 1 2 2 e 3 1 2 5 2 f 1 1 1 2 1 2 1 1 1 1 3 2 2 4 1 5 2 1 2 1 2 1 7 1 5 1 4 5 5 1 1 2 2 1 4 1 i 1 6 1 1 4 1 3 5 3 1 2 b 7 g 1 h 5 1 8 1 5 1 1 5 1 4 1 2 7 3 6 1 3 x 1 6 1 1n 1 d 1 h 1 4 1 1r 2o 2 2 18 2 1wt 1 2zc 1 2 1 x 1 12 1 m 1 8 5 1 1 1h 46 8 1 1 2i 7a c 4 2 1 3 2 3 1 3 1 3 3 1 8 2 1 2 5 2 9 1 d 1 c 1 g 2 2 6 5 b n 1 1 2 1 2 1 1 1 4 2 2 1 2 2 3 1 2 2g 1 b 1 3 1 15 5 4 6 4j 1 3 1 8 1 1 2 2 1 3 2 3 1 c 1 s 1 n 1 3 2 o4 1 f1 2 vq 7 6 1 4 2 o8i 2 o 2 1z 5 q 3 2 2 3 8 w 3 om 1 ewf 1 fv 1 e9 2',
};
