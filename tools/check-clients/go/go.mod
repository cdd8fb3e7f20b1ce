module scenario

go 1.23

require github.com/countersign/countersign-go v0.0.0

replace github.com/countersign/countersign-go => ../../../clients/go
